/** A year, or a year and a week, as chips are marked: 24, 2324. */
const week = '(?:0[1-9]|[1-4]\\d|5[0-3])'
const code = `[12]\\d${week}?`
const since = '(?:及?以上|以后|之后|后|内)'
const marked = new RegExp(
  `^(?:20)?(?:${code}\\+|[12]\\d年\\+?|${code}(?=[及以之后内]))${since}?(?:[/~-]?${code}年?\\+${since}?){0,4}$`,
)
const age = /^(?:\d|[一二两三四五])年(?:内|以内)$/
/** 2023年以上 is what parts are marked with; 2024年 and 2023年后 may be any year. */
const year = /^20[12]\d年?及?以上$/

/** The date code that a word tells, as it was typed; undefined for one that tells none. */
export function batchIn(word: string): string | undefined {
  if (/^批[号次][:：]?不限$/.test(word)) return '不限'
  // DC24 is a voltage.
  const [, named = ''] = /^(?:批号|批次|年份|d\/c|dc(?=[:：]|\d\d\+|\d{4}$))[:：]?(.{1,30})$/i.exec(word) ?? []
  const isYear = /^20[12]\d年/.test(word) && !year.test(word)
  return named || ((marked.test(word) && !isYear) || age.test(word) || year.test(word) ? word : undefined)
}
