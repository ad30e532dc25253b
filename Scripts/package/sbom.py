"""The list of what is inside (SPDX 2.3, as JSON): Debian's packages, with their versions and licenses."""

import json
import os
import re
import time

from ground import NAME, PACKAGE, fail, read, run, sha256

# What Debian calls licenses that SPDX has under another name.
NAMES = {
    "Expat": "MIT", "MIT": "MIT", "ISC": "ISC", "Zlib": "Zlib", "zlib": "Zlib", "OFL-1.1": "OFL-1.1",
    "BSD-2-clause": "BSD-2-Clause", "BSD-2-Clause": "BSD-2-Clause", "BSD-3-clause": "BSD-3-Clause",
    "BSD-3-Clause": "BSD-3-Clause", "Apache-2.0": "Apache-2.0", "MPL-2.0": "MPL-2.0", "MPL-1.1": "MPL-1.1",
    "FTL": "FTL", "BSL-1.0": "BSL-1.0", "CC0-1.0": "CC0-1.0", "Artistic-2.0": "Artistic-2.0",
    **{f"{kind}-{number}{more}": f"{kind}-{exact}-{words}"
       for kind, numbers in {"GPL": "1 2 3", "LGPL": "2 2.1 3"}.items() for number in numbers.split()
       for exact in [number if "." in number else f"{number}.0"]
       for more, words in {"": "only", "+": "or-later"}.items()},
}


def make(release, folder, tarball, packages, image, root):
    """Writes the list of all that the release has."""
    table = Table()
    deb = f"{folder}/{NAME}_{release.version}_amd64.deb"
    ours = {}
    for kind, path in {"deb": deb, "tarball": tarball, "image": image}.items():
        ours[kind] = f"SPDXRef-{kind}"
        table.packages[ours[kind]] = {
            "SPDXID": ours[kind], "name": os.path.basename(path), "versionInfo": release.version,
            "packageFileName": os.path.basename(path), "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False, "copyrightText": "Copyright (c) 2026 Segue contributors",
            "licenseConcluded": "NOASSERTION", "licenseDeclared": "MIT",
            "supplier": "Organization: Segue contributors",
            "checksums": [{"algorithm": "SHA256", "checksumValue": sha256(path)}],
        }
        table.relate("SPDXRef-DOCUMENT", "DESCRIBES", ours[kind])
        table.relate(ours[kind], "CONTAINS", table.swift())
    needed = re.findall(r"(?:^|, )([a-z0-9.+-]+)", run("dpkg-deb", "--field", deb, "Depends"))
    for facts in paragraphs(read(f"{root}/var/lib/dpkg/status")):
        name = facts["Package"]
        if name == NAME:
            continue
        with open(f"{root}/usr/share/doc/{name}/copyright", encoding="utf-8", errors="replace") as file:
            text = file.read()
        mine = table.debian(name, facts["Version"], facts.get("Source", name), text)
        table.relate(ours["image"], "CONTAINS", mine)
        if name in needed:
            table.relate(ours["deb"], "DEPENDS_ON", mine)
        if name in packages:
            table.relate(ours["tarball"], "CONTAINS", mine)
    write_document(table, release, f"{folder}/{NAME}-{release.version}.spdx.json")


def write_document(table, release, path):
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"{NAME}-{release.version}",
        # A name of this document; the sums in it tell one from another.
        "documentNamespace": f"https://spdx.org/spdxdocs/{NAME}-{release.version}-{release.commit.split()[0]}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.time)),
            "creators": ["Organization: Segue contributors", "Tool: make-package"],
        },
        "packages": [table.packages[key] for key in sorted(table.packages)],
        "relationships": sorted(table.relations, key=lambda row: sorted(row.items())),
        "hasExtractedLicensingInfos": [table.texts[key] for key in sorted(table.texts)],
    }
    with open(path, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1, sort_keys=True, ensure_ascii=False)
        file.write("\n")


class Table:
    """Packages, what they are to each other, and the texts of licenses that SPDX has no name for."""

    def __init__(self):
        self.packages, self.relations, self.texts = {}, [], {}

    def relate(self, one, kind, other):
        row = {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
        if row not in self.relations:
            self.relations.append(row)

    def swift(self):
        """The runtime, which is part of the program."""
        version = re.search(r"Swift version ([0-9.]+)", run("swift", "--version"))
        self.packages["SPDXRef-swift-runtime"] = {
            "SPDXID": "SPDXRef-swift-runtime", "name": "swift-runtime",
            "versionInfo": version[1] if version else fail("'swift --version' says no version"),
            "downloadLocation": "https://www.swift.org/install/linux", "filesAnalyzed": False,
            "licenseConcluded": "NOASSERTION", "licenseDeclared": "Apache-2.0 WITH Swift-exception",
            "copyrightText": "NOASSERTION", "supplier": "NOASSERTION",
        }
        return "SPDXRef-swift-runtime"

    def debian(self, name, version, source, copyright_):
        """One of Debian's packages, in one version."""
        identity = f"SPDXRef-{label(f'{name}-{version}')}"
        source, _, built = source.partition(" ")
        self.packages[identity] = {
            "SPDXID": identity, "name": name, "versionInfo": version, "filesAnalyzed": False,
            "downloadLocation": "NOASSERTION", "licenseConcluded": "NOASSERTION",
            "licenseDeclared": self.licenses(name, copyright_), "copyrightText": "NOASSERTION",
            "supplier": "Organization: Debian",
            "sourceInfo": f"built from the source package {source} {built.strip('()') or version}",
            "externalRefs": [{
                "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                "referenceLocator": f"pkg:deb/debian/{purl(name)}@{purl(version)}?distro=bookworm"}],
        }
        return identity

    def licenses(self, package, text):
        """All licenses that a copyright file names; the file itself where it names none in a known form."""
        short = sorted({line.strip().rstrip(",") for line in re.findall(r"^License: *(\S.*)$", text, re.M)})
        if not text.startswith("Format:") or not short:
            return self.reference(f"{package}-copyright", text)
        terms = sorted({term for words in short for term in self.term(words, package, text).split(" AND ")})
        return " AND ".join(f"({term})" if " OR " in term and len(terms) > 1 else term for term in terms)

    def term(self, words, package, text):
        if words in NAMES:
            return NAMES[words]
        parts = re.split(r",? +(and|or) +", words)
        if len(parts) > 1 and all(part in NAMES for part in parts[::2]) and len(set(parts[1::2])) == 1:
            return f" {parts[1].upper()} ".join(NAMES[part] for part in parts[::2])
        found = re.search(rf"^License: *{re.escape(words)},? *\n((?: .*\n)+)", text, re.M)
        return self.reference(f"{package}-{words}", found[1] if found else words, words)

    def reference(self, name, text, title=None):
        identity = f"LicenseRef-{label(name)}"
        self.texts[identity] = {
            "licenseId": identity, "extractedText": text.strip() or name, "name": title or name}
        return identity


def label(name):
    return re.sub(r"[^A-Za-z0-9.-]+", "-", name.replace("+", "-plus")).strip("-")


def purl(text):
    return text.replace("%", "%25").replace("+", "%2B").replace(":", "%3A").replace("~", "%7E")


def paragraphs(status):
    """The installed packages of a list, each as its fields."""
    rows = [dict(re.findall(r"^([A-Za-z-]+): (.*)$", part, re.M)) for part in status.split("\n\n")]
    return [row for row in rows if row.get("Status") == "install ok installed"]
