// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unfit = /[\\/:*?"<>|\u0000-\u001f\u007f]/g
const longest = 100

/** Names of PDFs in a zip; doubles are numbered, also where case alone differs. */
export function namesInZip(stems: readonly string[]): string[] {
  const taken = new Set<string>()
  return stems.map((told) => {
    const stem = told.replaceAll(unfit, '-').replaceAll(/\s+/g, ' ').trim().slice(0, longest)
    let name = `${stem}.pdf`
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}(${count}).pdf`
    taken.add(name.toLowerCase())
    return name
  })
}
