extension LaunchRequest {
  /// An indexed job, the merge that waits for it, and what the merge has to be allowed for that.
  var kubernetes: String {
    """
    # \(shards) shards as an indexed Job of Kubernetes, and their merge when all have ended, whatever came of them.
    #
    # It needs Kubernetes 1.29, an image that has the program, and a PersistentVolumeClaim that all nodes may
    # write to (ReadWriteMany): the plan's paths begin at its root. The merge may look at Jobs, to wait.
    #   kubectl apply -f FILE
    #   kubectl wait --for=condition=Complete --timeout=24h job/\(label)-merge
    #   kubectl delete -f FILE    before it is started again; it continues
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(label)-shards
    spec:
      completionMode: Indexed
      completions: \(shards)
      parallelism: \(shards)
      backoffLimitPerIndex: \(retries)
      template:
        spec:
          restartPolicy: Never
          activeDeadlineSeconds: \(minutes * 60)
          containers:
            - name: shard
              \(container("shard=$((JOB_COMPLETION_INDEX + 1))\nexec \(shard())").indented(10))
          \(volumes.indented(6))
    ---
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(label)-merge
    spec:
      backoffLimit: 0
      template:
        spec:
          restartPolicy: Never
          serviceAccountName: \(label)-merge
          initContainers:
            # A Job has a condition when it is complete or has failed, and none before.
            - name: wait
              image: registry.k8s.io/kubectl:v1.34.0
              args:
                - wait
                - --for=jsonpath={.status.conditions[0].status}=True
                - --timeout=-1s
                - job/\(label)-shards
          containers:
            - name: merge
              \(container("exec \(merging)").indented(10))
          \(volumes.indented(6))
    ---
    \(rights)
    """
  }

  private func container(_ script: String) -> String {
    """
    image: \(image.quoted)
    workingDir: /segue
    command: [sh, -c]
    args:
      - |
        \(script.withDoubledDollars.indented(4))
    resources:
      requests: { cpu: \(processors), memory: \(mebibytes)Mi }
      limits: { memory: \(mebibytes)Mi }
    volumeMounts:
      - { name: shared, mountPath: /segue }
    """
  }

  private var volumes: String {
    """
    volumes:
      - name: shared
        persistentVolumeClaim: { claimName: \(volume.quoted) }
    """
  }

  private var rights: String {
    """
    apiVersion: v1
    kind: ServiceAccount
    metadata:
      name: \(label)-merge
    ---
    apiVersion: rbac.authorization.k8s.io/v1
    kind: Role
    metadata:
      name: \(label)-merge
    rules:
      - apiGroups: [batch]
        resources: [jobs]
        verbs: [get, list, watch]
    ---
    apiVersion: rbac.authorization.k8s.io/v1
    kind: RoleBinding
    metadata:
      name: \(label)-merge
    subjects:
      - { kind: ServiceAccount, name: \(label)-merge }
    roleRef:
      apiGroup: rbac.authorization.k8s.io
      kind: Role
      name: \(label)-merge

    """
  }
}
