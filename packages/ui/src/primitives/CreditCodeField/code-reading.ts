export interface CodeReading {
  /** Who registered it: 市场监督管理. */
  department: string
  /** What it is: 企业. */
  kind: string
  /** Six digits of GB/T 2260. */
  region: string
  /** The province they begin with; absent where there is none. */
  province?: string
}

/** Registration departments and their kinds of organisation (GB 32100-2015); every department also has 9 其他. */
const departments: Record<string, readonly [name: string, kinds: Record<string, string>]> = {
  1: ['机构编制', { 1: '机关', 2: '事业单位', 3: '群众团体' }],
  2: ['外交', { 1: '外国常驻新闻机构' }],
  3: ['司法行政', { 1: '律师执业机构', 2: '公证处', 3: '基层法律服务所', 4: '司法鉴定机构', 5: '仲裁委员会' }],
  4: ['文化', { 1: '外国在华文化中心' }],
  5: ['民政', { 1: '社会团体', 2: '民办非企业单位', 3: '基金会' }],
  6: ['旅游', { 1: '外国旅游部门常驻代表机构', 2: '港澳台地区旅游部门常驻代表机构' }],
  7: ['宗教', { 1: '宗教活动场所', 2: '宗教院校' }],
  8: ['工会', { 1: '基层工会' }],
  9: ['市场监督管理', { 1: '企业', 2: '个体工商户', 3: '农民专业合作社' }],
  A: ['中央军委编制', { 1: '军队事业单位' }],
  N: ['农业', { 1: '组级集体经济组织', 2: '村级集体经济组织', 3: '乡镇级集体经济组织' }],
  Y: ['其他部门', { 1: '其他' }],
}

/** The first two digits of GB/T 2260; codes of the whole country begin with 10. */
const provinces: Record<string, string> = Object.fromEntries(
  (
    '10国家 11北京市 12天津市 13河北省 14山西省 15内蒙古自治区 21辽宁省 22吉林省 23黑龙江省 31上海市 32江苏省 33浙江省 ' +
    '34安徽省 35福建省 36江西省 37山东省 41河南省 42湖北省 43湖南省 44广东省 45广西壮族自治区 46海南省 50重庆市 51四川省 ' +
    '52贵州省 53云南省 54西藏自治区 61陕西省 62甘肃省 63青海省 64宁夏回族自治区 65新疆维吾尔自治区 71台湾省 81香港 82澳门'
  )
    .split(' ')
    .map((line) => [line.slice(0, 2), line.slice(2)]),
)

/** What a right code says of its organisation. */
export function codeReading(code: string): CodeReading {
  const [department, kinds] = departments[code.charAt(0)] ?? ['其他部门', {}]
  const region = code.slice(2, 8)
  return { department, kind: kinds[code.charAt(1)] ?? '其他', region, province: provinces[region.slice(0, 2)] }
}
