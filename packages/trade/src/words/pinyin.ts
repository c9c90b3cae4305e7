import { pinyin } from 'pinyin-pro'

/** Shorter than this, a spelling of sounds is some other word: lite, ti. */
const shortest = 5
/** First letters alone say less. */
const fewestInitials = 4

const onlyHan = /^\p{Script=Han}{2,12}$/u

/** How a Chinese name is typed on a Latin keyboard: 村田 is cuntian, 德州仪器 also dzyq. Only brands are found so. */
export function pinyinOf(plain: string): string[] {
  const [whole = '', initials = ''] = soundsOf(plain)
  return [...(whole.length < shortest ? [] : [whole]), ...(initials.length < fewestInitials ? [] : [initials])]
}

/** A Chinese name as it sounds, and the first letters of that: guoju and gj of 国巨. Nothing for other names. */
export function soundsOf(plain: string): string[] {
  if (!onlyHan.test(plain)) return []
  const sounds = pinyin(plain, { toneType: 'none', type: 'array', v: true })
  return [sounds.join(''), sounds.map((sound) => sound[0] ?? '').join('')]
}

/** The letter under which a name stands in an index: A–Z, of a Chinese name as it sounds, or # for a figure. */
export function letterOf(name: string): string {
  const [first = ''] = name
  const letter = pinyin(first, { toneType: 'none', pattern: 'first' }).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}
