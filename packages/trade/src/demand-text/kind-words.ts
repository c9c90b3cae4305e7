const eager = '(?:急|高价|大量|长期|诚意?|现金|优势|低价|特价|原装)*'

/** Words that say that somebody wants. */
export const wants = `${eager}(?:求购|收购|采购|求助|需求|需要|谁有|急购|求|收|购|需|买|找|要)|wtb`
/** Words that say that somebody offers. */
export const offers = `${eager}(?:现货)?(?:供应|供货|出售|抛售|清库存|清仓|供|出|抛|卖|处理)|特价|库存|wts`

const wanted = new RegExp(`^(?:${wants}|(?:有|有没)?(?:吗|么|没有?)[?？]?)$`, 'i')
const offered = new RegExp(`^(?:${offers})$`, 'i')

/** 1 wanted, 0 offered; undefined for a word that says neither. */
export function typeIn(word: string): 0 | 1 | undefined {
  if (wanted.test(word)) return 1
  return offered.test(word) ? 0 : undefined
}

const below = '(?:以下|下列|如下|下面)'
const goods = '(?:物料|型号|器件|料|元器件|芯片|清单|货|产品|ic|bom)*'
const heading = new RegExp(
  `^[\\s【[(]*(${wants}|${offers}|现货)[\\s】\\])]*(?:${below})?${goods}(?:${below})?\\s*[:：]?\\s*$`,
  'i',
)

/** What a line says of those below it, 求购以下物料: 1, 现货清单 0; undefined for one that heads nothing. */
export function headingIn(line: string): 0 | 1 | undefined {
  const [, word = ''] = heading.exec(line.slice(0, 40)) ?? []
  if (word === '' || line.length > 40) return undefined
  return word === '现货' ? 0 : typeIn(word)
}
