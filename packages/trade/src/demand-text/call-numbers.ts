import { apart, begins, ends, mobile, stroke } from './contact-marks.ts'

/** Blanks, strokes and dots that people put between digits. */
const gap = String.raw`[\s${stroke}.·•・_*~]{0,3}`
const dotless = String.raw`[\s${stroke}·•・_*~]{0,3}`
const parted = String.raw`[\s${stroke}.·•・_*~]{1,3}`
/** Behind the three digits that a mobile begins with, whatever does not belong to a word. */
const anything = String.raw`[\s${stroke}.·•・_*~/,、()|:;]{1,3}`
const blank = String.raw`[\s${stroke}]{1,3}`
const maybeBlank = String.raw`[\s${stroke}]{0,3}`
/** Digits in any groups are a number where they stand alone; within 146-32.768-12.5-20 they are a part's. */
const [alone, ended] = [`${begins}(?<![0-9A-Za-z][-_.,/])`, `${ends}(?![-_./][0-9A-Za-z])`]

const telephone = `(?:${['电话', '手机', '热线', '传真', '致电', '座机'].map(apart).join('|')}|联系方式|联系电话|(?<![a-z])(?:tel|(?:tele|cell)?phone|mobile|mob|call))`

const inland = `(?:\\+?86${gap})?`
/** An area code, which no chip size is. */
const area = '(?!0(?:402|603|805))0(?:10|2\\d|[3-9]\\d{2})'
const local = `(?:\\d{7,8}|\\d{4}${parted}\\d{4}|\\d{3}\\s{1,3}\\d{4})`
/** A price with its sign is no number, nor are pieces before the day of their delivery: ¥138.5, 138 20241122. */
const noTerms = '(?<![¥$]\\s?(?=\\d+\\.\\d+(?![\\d.])))(?!1[3-9]\\d\\s+20[12]\\d-?[01]\\d-?[0-3]\\d(?!\\d))'
/** Steps of quantities are round: 150/2000/3000. */
const noSteps = '(?!\\d{3}\\s?[/,、|]\\s?[1-9]\\d00\\s?[/,、|]\\s?[1-9]\\d00(?!\\d))'
/** What numbers that cost the caller nothing go on with. */
const free = '(?:400|800(?=[\\s-]{0,3}8))'

/**
 * Numbers to call: behind a name, a mobile of the mainland, a landline with its area code, a number of another country, a
 * service line.
 */
export const callNumbers: readonly RegExp[] = [
  `${telephone}\\s*(?:号|号码)?\\s*(?:[:=是.]\\s*)?\\+?[\\d(][\\d()\\s${stroke}.·_*]{5,22}\\d`,
  `${begins}[mtpv]\\s?[:.]?\\s?${mobile}\\d{8}${ends}`,
  `${begins}${inland}1[3-9]\\d{9}${ends}`,
  `${begins}(?<![0-9A-Za-z][,/])${inland}\\(?${noTerms}${noSteps}${mobile}${anything}\\d{4}(?:${anything})?\\d{4}${ends}`,
  // Of 1.85 the dot is no gap, of 138.001 it is.
  `${alone}${inland}${noTerms}1${dotless}[3-9]${dotless}(?:\\d${dotless}){8}\\d${ended}`,
  `${alone}${inland}${noTerms}1[3-9]\\d${gap}(?:\\d${gap}){7}\\d${ended}`,
  `${alone}1${parted}[3-9]${parted}(?:\\d${parted}){8}\\d${ended}`,
  `(?<![0-9A-Za-z-])(?<!\\d\\.)(?:\\(${area}\\)${gap}|${area}${blank})${local}${ends}`,
  `(?<![0-9A-Za-z.-])(?:0(?:10|2\\d)[2-8]\\d{7}|0[3-9]\\d{10})(?![0-9A-Za-z.])`,
  `${begins}(?:\\+|00)(?:852|853|886)${gap}\\d{4}${gap}\\d{4,5}${ends}`,
  `${begins}\\+(?:\\d[\\s${stroke}.()]{0,3}){9,14}\\d${ends}`,
  `(?<![0-9A-Za-z-])${free}${blank}(?:\\d{3}${maybeBlank}\\d{4}|\\d{4}${maybeBlank}\\d{3})${ends}`,
  // In one run of digits only what such lines begin with.
  `(?<![0-9A-Za-z.-])(?:400[016-9]|8008)\\d{6}(?![0-9A-Za-z.-])`,
].map((pattern) => new RegExp(pattern, 'giu'))
