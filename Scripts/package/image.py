"""The image: a small Debian 12 with the package inside, made without a registry and without a daemon."""

import hashlib
import json
import os
import re
import shutil
import tempfile
import time

from ground import NAME, SUMMARY, compress, run, sha256, tar, write

# Debian's archive as it was at a moment, for whoever wants the same bytes later on:
# MIRROR=https://snapshot.debian.org/archive/debian/20261124T000000Z
MIRROR = os.environ.get("MIRROR", "http://deb.debian.org/debian")
SECURITY = os.environ.get("MIRROR_SECURITY", "http://deb.debian.org/debian-security")
FONTS = ["fonts-inter", "fonts-noto-core", "fonts-noto-color-emoji", "fonts-droid-fallback"]
USER = 1000


def sources():
    lines = [f"deb {MIRROR} bookworm main"]
    if "MIRROR" not in os.environ:
        lines += [f"deb {MIRROR} bookworm-updates main", f"deb {SECURITY} bookworm-security main"]
    return lines


def make(layer, release, folder):
    """Writes the image of a packed system into a folder, and returns its path."""
    with tempfile.TemporaryDirectory(prefix="segue-image-") as scratch:
        whole = f"sha256:{sha256(layer)}"
        compress(layer)
        layout = f"{scratch}/layout"
        packed = keep(layout, f"{layer}.gz")
        write_layout(layout, packed, whole, release)
        image = f"{folder}/{NAME}-{release.version}-image.tar"
        tar(layout, image, release.time)
        return image


def make_root(package, scratch):
    """Packs the files of a Debian system that has the package and what it needs; returns the archive."""
    layer = f"{scratch}/layer.tar"
    wanted = re.findall(r"(?:^|, )([a-z0-9.+-]+)", run("dpkg-deb", "--field", package, "Depends"))
    place = f"{scratch}/package"
    os.makedirs(place)
    # Its name is told by no file inside.
    shutil.copyfile(package, f"{place}/package.deb")
    os.chmod(scratch, 0o755)
    leave_out = ["/usr/share/doc/*", "/usr/share/man/*", "/usr/share/info/*", "/usr/share/locale/*"]
    options = [f"--dpkgopt=path-exclude={path}" for path in leave_out]
    # By itself apt gives folders to a user of its own where that one may enter the place, and to root elsewhere.
    options += ["--dpkgopt=path-include=/usr/share/doc/*/copyright", '--aptopt=APT::Sandbox::User "root"']
    hooks = [
        f'copy-in "{place}/package.deb" /',
        'chroot "$1" dpkg --install /package.deb',
        'rm "$1/package.deb"',
        f'echo "{NAME}:x:{USER}:{USER}::/work:/bin/sh" >> "$1/etc/passwd"',
        f'echo "{NAME}:x:{USER}:" >> "$1/etc/group"',
        f'install -d -m 755 -o {USER} -g {USER} "$1/work"',
        # What says when, or is only for the next installation.
        'rm -rf "$1/var/cache/fontconfig" "$1/var/cache/ldconfig" "$1/var/lib/apt/lists"',
        'rm -rf "$1/var/cache/apt" "$1/var/lib/dpkg/status-old" "$1/var/cache/debconf"',
        'rm -f "$1/etc/hostname" "$1/etc/resolv.conf" "$1/etc/machine-id"',
        'find "$1/var/log" -type f -delete',
    ]
    run("mmdebstrap", "--quiet", "--mode=root", "--variant=essential", "--format=tar",
        f"--include={','.join(sorted({*wanted, *FONTS}))}", *options,
        *[f"--customize-hook={hook}" for hook in hooks], "bookworm", layer, *sources(),
        env={"TMPDIR": scratch})
    return layer


def keep(layout, path):
    """Puts a file among the blobs, under its sum; returns its descriptor without a type."""
    os.makedirs(f"{layout}/blobs/sha256", exist_ok=True)
    digest = sha256(path)
    shutil.copyfile(path, f"{layout}/blobs/sha256/{digest}")
    return {"digest": f"sha256:{digest}", "size": os.path.getsize(path)}


def keep_json(layout, value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()
    write(f"{layout}/blobs/sha256/{digest}", text)
    return {"digest": f"sha256:{digest}", "size": len(text.encode())}


def write_layout(layout, layer, whole, release):
    """The files of an image as the Open Container Initiative has it, and the one that older Dockers look for."""
    moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.time))
    kind = "application/vnd.oci.image"
    labels = {
        "org.opencontainers.image.title": NAME,
        "org.opencontainers.image.description": SUMMARY,
        "org.opencontainers.image.version": release.version,
        "org.opencontainers.image.revision": release.commit,
        "org.opencontainers.image.created": moment,
    }
    config = keep_json(layout, {
        "architecture": "amd64", "os": "linux", "created": moment,
        "config": {
            "User": f"{USER}:{USER}", "WorkingDir": "/work", "Entrypoint": ["render"], "Cmd": ["--help"],
            "Env": ["PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8", "HOME=/tmp"], "Labels": labels,
        },
        "rootfs": {"type": "layers", "diff_ids": [whole]},
        "history": [{"created": moment, "created_by": "make package"}],
    })
    manifest = keep_json(layout, {
        "schemaVersion": 2, "mediaType": f"{kind}.manifest.v1+json",
        "config": {"mediaType": f"{kind}.config.v1+json", **config},
        "layers": [{"mediaType": f"{kind}.layer.v1.tar+gzip", **layer}],
        "annotations": labels,
    })
    names = {"io.containerd.image.name": f"docker.io/library/{NAME}:{release.version}",
             "org.opencontainers.image.ref.name": release.version}
    index = {
        "schemaVersion": 2, "mediaType": f"{kind}.index.v1+json",
        "manifests": [{"mediaType": f"{kind}.manifest.v1+json", **manifest, "annotations": names,
                       "platform": {"architecture": "amd64", "os": "linux"}}],
    }
    write(f"{layout}/index.json", json.dumps(index, sort_keys=True))
    write(f"{layout}/oci-layout", json.dumps({"imageLayoutVersion": "1.0.0"}))
    blob = {key: value["digest"].replace(":", "/") for key, value in
            {"config": config, "layer": layer}.items()}
    write(f"{layout}/manifest.json", json.dumps([{
        "Config": f"blobs/{blob['config']}", "Layers": [f"blobs/{blob['layer']}"],
        "RepoTags": [f"{NAME}:{release.version}"]}]))
