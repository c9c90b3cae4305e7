/** A word of an address, as it may be a name. */
export interface NameWord {
  text: string
  start: number
  /** Whether a label says that it is one. */
  isLabelled: boolean
  /** A number to call stands right before or behind it. */
  isByNumber: boolean
  /** Whether it stands first or last. */
  isAtEdge: boolean
  /** What it follows: the regions, with a mark between or without one. */
  follows: 'region' | 'region, apart' | undefined
  /** Whether nothing else would be left for a street. */
  isAlone: boolean
}

const surnames =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文施洪邢颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳祝项梅盛童岑骆凌管关岳成欧柯苗左华齐包甘单裴翁荣宁蓝殷费简卜纪凃辛莫迟游阮裘饶冉褚'
const doubleSurnames = '欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|公孙|慕容|令狐|司徒|东方|宇文|长孙|端木|南宫'
const titles = '先生|女士|小姐|老师|师傅|经理|主管|主任|老板|总监|同学|工|总|姐|哥'

const beginsAsName = new RegExp(`^(?:${doubleSurnames}|[${surnames}])`)
const withTitle = new RegExp(`^(?:${doubleSurnames}|[${surnames}])\\p{Script=Han}{0,2}(?:${titles})$`, 'u')
const shape =
  /^(?:\p{Script=Han}{2,5}|\p{Script=Han}{1,8}·\p{Script=Han}{1,8}|[A-Za-z][A-Za-z.'-]+(?: [A-Za-z][A-Za-z.'-]*)*)$/u

/** What ends so is a place. */
const place =
  /(?:[路街道巷弄号楼栋幢座室层村镇乡区县市省园厂厦院站店场苑库]|花园|公司|中心|大学|学校|小区|广场|华强北)$/

/** How surely a word is the name of who takes the goods; nothing below `least` is one. */
export const least = 3

/** How much speaks for a word as a name. */
export function nameWorth(word: NameWord): number {
  const { text, isLabelled } = word
  if (isLabelled) return 100
  if (!shape.test(text) || (place.test(text) && !withTitle.test(text))) return 0
  return looksOf(text) + placeOf(word)
}

const looksOf = (text: string): number =>
  (beginsAsName.test(text) ? 3 : 0) + (withTitle.test(text) ? 2 : 0) + (text.length <= 3 || text.includes('·') ? 2 : 1)

/** Numbers stand beside names; what follows the regions is more likely a street. */
const placeOf = ({ isByNumber, isAtEdge, isAlone, follows }: NameWord): number =>
  (isByNumber ? 2 : 0) +
  (isAtEdge ? 1 : 0) -
  (follows === undefined ? 0 : follows === 'region' ? 4 : 2) -
  (isAlone && follows ? 3 : 0)

const unit = String.raw`[\da-z]|号|室|楼|栋|幢|座|层|单元|房|户|铺|库|[园厦城村厂店苑仓](?=\p{Script=Han}{2,3}$)`
const tail = new RegExp(`(?<=${unit})(?:${doubleSurnames}|[${surnames}])\\p{Script=Han}{1,2}(?:${titles})?$`, 'iu')

/** A name that hangs on the end of a street: 科技园路 9 号张三. */
export function nameBehindStreet(street: string): string | undefined {
  const [name] = tail.exec(street) ?? []
  return name && (!place.test(name) || withTitle.test(name)) ? name : undefined
}
