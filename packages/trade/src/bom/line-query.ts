import { plainCell } from './cell.ts'
import { connectorQuery } from './connector.ts'
import { kinds } from './kind.ts'
import type { LinePackage } from './footprint.ts'
import type { Line, LineFigure } from './line.ts'
import { mountIn } from './mount.ts'
import { symbolWord } from './part-number.ts'

type Told = Pick<
  Line,
  'numbers' | 'connector' | 'dielectric' | 'kind' | 'main' | 'make' | 'others' | 'package' | 'variety'
>

/** By value where there is one, else, where no number is told either, by what a connector is told by or the colour of an LED; else by all the words. */
export function queriesOf(told: Told, texts: readonly string[], all: string): string[] {
  const { kind, main, others, dielectric, make, connector } = told
  const pack = asksFor(told.package)
  const isNamed = told.numbers.length > 0
  if (!main && !isNamed && connector) return [connectorQuery(connector)]
  if (!main && !isNamed && kind === 'led' && told.variety) return lightQueries(['LED', told.variety, pack], all)
  if (!main) return texts.some((text) => symbolWord.test(text.trim())) ? [] : wordQueries(texts, pack)
  const core = [wordOf(told), asked(main), pack]
  const ratings = kind === 'crystal' ? ['V', '%', 'F'] : ['V', '%', 'A', 'W']
  const extras = others.filter(({ unit }) => ratings.includes(unit)).map(asked)
  const fullest = words([...core, ...extras, dielectric?.text, make])
  return [...new Set([fullest, words(core)])]
}

/** An LED that stands through the board is told by its lens: LED 3mm 绿 直插, LED_D5.0mm. */
function lightQueries(asked: readonly (string | undefined)[], all: string): string[] {
  const [, lens] = /(?<![a-z\d.])D?(\d{1,2})(?:\.0)?mm(?!\d)/i.exec(all.replaceAll('_', ' ')) ?? []
  const whole = words([...asked, lens && `${lens}mm`, mountIn(all).fixed])
  return [...new Set([whole, words(asked)])]
}

const asksFor = (pack: LinePackage | undefined): string | undefined => pack?.asks ?? pack?.text

/** Some are never called by the word of their kind alone, and are lost among the others where they are. */
const wordOf = ({ kind, variety }: Told): string | undefined => {
  if (kind === 'resistor' && variety) return variety
  const [, make = ''] = /^(电解|薄膜)电容$/.exec(variety ?? '') ?? []
  return kind && words([kinds[kind].word, make])
}

const words = (pieces: readonly (string | undefined)[]): string => pieces.filter(Boolean).join(' ')

/** A figure as one word. */
const asked = ({ text }: LineFigure): string => text.replaceAll(' ', '')

/** 6*6*5: sides are written in as many ways as there are catalogues, and are the middle of many a number. */
const sides = /(?<![\w.])\d[\d.]*(?:mm)?(?:[x×*]\d[\d.]*(?:mm)?){1,2}(?![\w.])/gi

function wordQueries(texts: readonly string[], pack: string | undefined): string[] {
  const plain = texts.map((each) =>
    plainCell(each)
      .replace(/^[\w .-]+:/, '')
      // The symbol of KiCad: USB_C_Receptacle_USB2.0.
      .replace(/(?<=^USB .*) USB\d\.\d/i, '')
      .replaceAll(sides, ' ')
      .trim(),
  )
  const text = words(plain).slice(0, 160)
  if (text.length < 2) return []
  const withPack = (told: string) => (pack && !told.toUpperCase().includes(pack) ? `${told} ${pack}` : told)
  const core = text.replaceAll(makes, ' ').replaceAll(/ {2,}/g, ' ').trim()
  return core === text || core.length < 2 ? [withPack(text)] : [withPack(text), withPack(core)]
}

/** How it is made, and not what it is: catalogues say it in other words, or not at all. */
const makes =
  /(?<![\p{Script=Han}\w])(?:沉板|破板|板[上端]|[直弯正偏]脚|[立卧]式|[立卧]贴|[直弯][针插]|直插|贴片|插件|(?:[不无]?(?:带))?(?:灯|柱|盖|耳|定位|屏蔽)|[有无]柱|镀[金锡镍]|加[厚高]|[上下]接|双面接|翻盖|抽屉|自弹|[公母][座头]|座子|环保|原装|国产|[黑白]色)(?![\p{Script=Han}\w])/gu
