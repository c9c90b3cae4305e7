/** Makers as people name them in a line of trade; the server knows them all, this is for reading while typing. */
const brands =
  'TI 德州仪器 德州 德仪 ST 意法 意法半导体 NXP 恩智浦 ADI 亚德诺 亚诺德 MAXIM 美信 LINEAR 凌特 INFINEON 英飞凌 ONSEMI ON 安森美 MICROCHIP 微芯 ATMEL 爱特梅尔 RENESAS 瑞萨 TOSHIBA 东芝 ROHM 罗姆 MURATA 村田 TDK SAMSUNG 三星 三星电机 YAGEO 国巨 UNI-ROYAL UNIROYAL 厚声 FENGHUA 风华 WALSIN 华新科 VISHAY 威世 NEXPERIA 安世 DIODES 美台 GD GIGADEVICE 兆易 兆易创新 WCH 沁恒 ESPRESSIF 乐鑫 WINBOND 华邦 XILINX 赛灵思 ALTERA INTEL LATTICE 莱迪思 MICRON 美光 HYNIX 海力士 CYPRESS 赛普拉斯 QUALCOMM 高通 BROADCOM 博通 MPS 芯源 SILERGY 矽力杰 SGMICRO 圣邦 圣邦微 NOVOSENSE 纳芯微 AMPHENOL 安费诺 MOLEX 莫仕 TE 泰科 JST HRS 广濑 HIROSE 长电 CJ 长晶 乐山 LRC 强茂 PANJIT LITTELFUSE 力特 BOURNS 伯恩斯 OMRON 欧姆龙 PANASONIC 松下 NICHICON 尼吉康 RUBYCON 红宝石 AVX 京瓷 KYOCERA KEMET 基美 顺络 SUNLORD 艾为 AWINIC 瑞芯微 ROCKCHIP 全志 ALLWINNER 新唐 NUVOTON 复旦微 华大 HDSC 极海 GEEHY 雅特力 ARTERY 航顺 HK 思瑞浦 3PEAK 江苏长电 捷捷 扬杰 YANGJIE'

/** Provinces, and the cities where parts are traded. */
const regions =
  '北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 深圳 广州 东莞 佛山 惠州 珠海 中山 苏州 无锡 南京 常州 昆山 杭州 宁波 温州 嘉兴 厦门 福州 泉州 成都 武汉 西安 长沙 合肥 郑州 济南 青岛 大连 沈阳 长春 哈尔滨 石家庄 太原 昆明 南昌 南宁 贵阳 兰州 华强北'

const setOf = (names: string) => new Set(names.split(' '))
const knownBrands = setOf(brands)
const knownRegions = setOf(regions)

/** Whether a word names a maker that everybody knows. */
export const isKnownBrand = (word: string): boolean => knownBrands.has(word.toUpperCase())

/** The maker that a word names; of YAGEO/国巨, two names of one, the first. Undefined for one that names none, or two. */
export function brandIn(word: string): string | undefined {
  const [first = '', second, third] = word.split('/')
  if (third !== undefined || !isKnownBrand(first)) return undefined
  const isOne = second === undefined || (isKnownBrand(second) && isLatin(first) !== isLatin(second))
  return isOne ? first : undefined
}

const isLatin = (name: string): boolean => /^[\w-]+$/.test(name)

/** The place that a word names, `深圳交货` 深圳, `深圳/香港` both; undefined for one that names none. */
export function regionIn(word: string): string | undefined {
  const places = word.split('/', 4).map(placeIn)
  return places.every((place) => place !== undefined) ? places.join('/') : undefined
}

function placeIn(word: string): string | undefined {
  const [, name = ''] = /^(.{2,6}?)(?:省|市)?(?:交货|提货|仓|仓库|发货|现场)?$/.exec(word) ?? []
  return knownRegions.has(name) ? name : undefined
}
