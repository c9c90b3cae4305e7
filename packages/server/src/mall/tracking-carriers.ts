/** Who carries parcels, as far as their course can be asked for. */
export interface Carrier {
  /** By which 快递100 knows it. */
  code: string
  /** Whether a parcel is only told of to who knows the phone of its receiver. */
  asksPhone?: true
  /** The carrier's own page where a number can be asked about. */
  page?: (no: string) => string
}

interface NamedCarrier extends Carrier {
  /** What a name of it holds, however a seller writes the rest. */
  name: RegExp
}

/** Letters that stand by themselves: UPS is no part of UPSON. */
const letters = (word: string) => `(?<![a-z])${word}(?![a-z])`

/** A name that holds another stands before it. */
const carriers: readonly NamedCarrier[] = [
  { code: 'shunfengkuaiyun', name: /顺丰快运/, asksPhone: true, page: () => 'https://www.sf-express.com/' },
  { code: 'shunfeng', name: named('顺丰', 'sf'), asksPhone: true, page: () => 'https://www.sf-express.com/' },
  { code: 'jd', name: named('京东', 'jd'), page: () => 'https://www.jdl.com/' },
  { code: 'debangwuliu', name: /德邦物流/, page: () => 'https://www.deppon.com/' },
  { code: 'debangkuaidi', name: /德邦/, page: () => 'https://www.deppon.com/' },
  { code: 'zhongtongkuaiyun', name: /中通快运/, asksPhone: true },
  { code: 'zhongtong', name: named('中通', 'zto'), asksPhone: true, page: () => 'https://www.zto.com/' },
  { code: 'yuantong', name: named('圆通', 'yto'), page: () => 'https://www.yto.net.cn/' },
  { code: 'shentong', name: named('申通', 'sto'), page: () => 'https://www.sto.cn/' },
  { code: 'yundakuaiyun', name: /韵达快运/ },
  { code: 'yunda', name: /韵达/, page: () => 'https://www.yundaex.com/' },
  { code: 'jtexpress', name: named('极兔', 'j&t') },
  { code: 'ems', name: named('邮政特快', 'ems'), page: () => 'https://www.ems.com.cn/' },
  { code: 'youzhengguonei', name: /邮政/ },
  { code: 'kuayue', name: /跨越/ },
  { code: 'dhl', name: named('敦豪', 'dhl'), page: asked('https://www.dhl.com/cn-zh/home/tracking.html?tracking-id=') },
  { code: 'fedex', name: named('联邦快递', 'fedex'), page: asked('https://www.fedex.com/fedextrack/?trknbr=') },
  { code: 'ups', name: named('联合包裹', 'ups'), page: asked('https://www.ups.com/track?tracknum=') },
]

function named(chinese: string, latin: string): RegExp {
  return new RegExp(`${chinese}|${letters(latin)}`)
}

function asked(page: string) {
  return (no: string) => page + encodeURIComponent(no)
}

/** The carrier that a seller named in their own words; undefined where nobody can be asked. */
export function carrierOf(company: string): Carrier | undefined {
  const words = company
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
  return carriers.find(({ name }) => name.test(words))
}
