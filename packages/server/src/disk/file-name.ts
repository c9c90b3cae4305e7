/** The ending of a name in small letters, without its dot: pdf. Empty where there is none. */
export const endingOf = (name: string): string => /[^.]\.([^. /]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A name as it is compared with others. */
export const keyOf = (name: string): string => name.normalize('NFC').toLowerCase()

/** Characters that a name has at most. */
const longest = 200

/** The name itself, or with the first number that none of the others has: 名称 (2).pdf. */
export function freeName(name: string, isTaken: (key: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(keyOf(free)); number += 1) free = numbered(name, number)
  return free
}

/** Whether a name is what another one becomes where that is taken. */
export function isNumbered(name: string, wished: string): boolean {
  const number = / \((\d{1,4})\)(?:\.[^. /]{1,16})?$/.exec(name)?.[1]
  return number !== undefined && keyOf(numbered(wished, Number(number))) === keyOf(name)
}

function numbered(name: string, number: number): string {
  const ending = /[^.](\.[^. /]{1,16})$/.exec(name)?.[1] ?? ''
  const stem = name.slice(0, name.length - ending.length).replace(/ \(\d{1,4}\)$/, '')
  const mark = ` (${number})${ending}`
  return `${[...stem].slice(0, longest - mark.length).join('')}${mark}`
}
