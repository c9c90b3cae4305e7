/** What a file in a zip is named after. */
interface Named {
  title: string
  short_name: string
  revision: string
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unfit = /[\\/:*?"<>|\u0000-\u001f\u007f]/g
const longest = 100

/** Names of the files in a zip: brand, title and revision; doubles are numbered, also where case alone differs. */
export function archiveNames(files: readonly Named[]): string[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const stem = stemOf(file)
    let name = `${stem}.pdf`
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}(${count}).pdf`
    taken.add(name.toLowerCase())
    return name
  })
}

const stemOf = ({ title, short_name, revision }: Named) =>
  `${short_name}_${title}_${revision}`.replaceAll(unfit, '-').replaceAll(/\s+/g, ' ').trim().slice(0, longest)
