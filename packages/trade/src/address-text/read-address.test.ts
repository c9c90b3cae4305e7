import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress, type AddressRegion } from './index.ts'

/** Provinces with their cities and districts, as many as the tests speak of. */
const country: Record<string, Record<string, string>> = {
  广东省: { 深圳市: '南山区 福田区 宝安区 龙岗区', 广州市: '天河区 黄埔区', 东莞市: '长安镇 松山湖' },
  江苏省: { 苏州市: '工业园区 昆山市 姑苏区', 南京市: '鼓楼区 江宁区' },
  浙江省: { 杭州市: '余杭区 西湖区' },
  四川省: { 成都市: '武侯区 锦江区' },
  湖北省: { 武汉市: '洪山区', 省直辖县: '仙桃市 潜江市' },
  湖南省: { 长沙市: '岳麓区' },
  福建省: { 厦门市: '思明区', 福州市: '鼓楼区' },
  吉林省: { 长春市: '朝阳区', 吉林市: '丰满区', 延边朝鲜族自治州: '延吉市' },
  贵州省: { 黔东南苗族侗族自治州: '凯里市' },
  北京市: { 北京市: '朝阳区 海淀区' },
  上海市: { 上海市: '浦东新区 嘉定区' },
  重庆市: { 重庆市: '渝北区', 县: '云阳县' },
  内蒙古自治区: { 呼和浩特市: '赛罕区' },
  新疆维吾尔自治区: { 乌鲁木齐市: '天山区' },
  黑龙江省: { 鹤岗市: '南山区' },
  香港特别行政区: { 九龙: '观塘区 油尖旺区', 香港岛: '中西区' },
}

const regions = Object.entries(country).flatMap(([province, cities], p): AddressRegion[] => {
  const provinceId = (p + 11) * 10_000
  const inside = Object.entries(cities).flatMap(([city, districts], c): AddressRegion[] => {
    const cityId = provinceId + (c + 1) * 100
    const named = districts
      .split(' ')
      .map((name, d) => ({ id: cityId + d + 1, name, parentId: cityId, level: 3 as const }))
    return [{ id: cityId, name: city, parentId: provinceId, level: 2 }, ...named]
  })
  return [{ id: provinceId, name: province, parentId: null, level: 1 }, ...inside]
})

/** A reading in one line, as it is compared: name, number, regions, street. */
function told(text: string): string {
  const { name = '?', mobile, tel, province, city, district, address = '?' } = readAddress(text, regions)
  const number = [mobile?.replace('+86-', ''), tel].filter(Boolean).join(' ') || '?'
  return [name, number, [province, city, district].flatMap((one) => one?.name ?? []).join('') || '?', address].join('|')
}

const wang = '王收|15900007788|江苏省苏州市工业园区|星湖街328号5-204'
const zhang = '张三|15900007788|广东省深圳市南山区|科技园路9号B座1203'

test.each([
  ['王收 15900007788 江苏省苏州市工业园区星湖街328号5-204', wang],
  ['王收15900007788江苏省苏州市工业园区星湖街328号5-204', wang],
  ['王收，159-0000-7788，江苏苏州工业园区星湖街328号5-204', wang],
  ['江苏省 苏州市 苏州工业园区 星湖街328号5-204 王收 159 0000 7788', wang],
  ['星湖街328号5-204 工业园区 苏州市 江苏省 王收 159 000 07788', wang],
  ['张三15900007788广东省深圳市南山区科技园路9号B座1203', zhang],
  ['广东深圳南山区科技园路9号B座1203，张三，+86 159 0000 7788', zhang],
  ['广东省深圳市南山区科技园路9号B座1203 张三 15900007788', zhang],
  ['深圳市南山区科技园路9号B座1203 张三 15900007788', zhang],
  ['中国广东省深圳市 深圳市南山区科技园路９号Ｂ座１２０３\n张三\n１５９００００７７８８', zhang],
  ['收货人：张三\n电话：159-0000-7788\n地址：广东省深圳市南山区科技园路9号B座1203', zhang],
  ['收货人: 张三\n手机号码: 86-15900007788\n所在地区: 广东省深圳市南山区\n详细地址: 科技园路9号B座1203', zhang],
  ['姓名 张三 手机 15900007788 地址 深圳南山区科技园路9号B座1203', zhang],
  ['收货人张三手机15900007788地址广东省深圳市南山区科技园路9号B座1203', zhang],
  ['张三(收) 0086 159 0000 7788 广东/深圳/南山 科技园路9号B座1203', zhang],
  ['15900007788 张三 深圳 南山 科技园路9号B座1203', zhang],
  ['请寄到深圳市南山区科技园路9号B座1203，张三，15900007788，谢谢！', zhang],
  ['广东省南山区科技园路9号B座1203 张三 15900007788', zhang],
  ['广东省深圳市南山区科技园路9号张三15900007788', '张三|15900007788|广东省深圳市南山区|科技园路9号'],
  ['浙江杭州余杭文一西路969号张伟收13700004321', '张伟|13700004321|浙江省杭州市余杭区|文一西路969号'],
  [
    '浙江省杭州市余杭区文一西路 969 号 邮编 311121 张伟 13700004321',
    '张伟|13700004321|浙江省杭州市余杭区|文一西路 969 号',
  ],
  ['北京市朝阳区望京东路8号 刘洋 13900001234', '刘洋|13900001234|北京市北京市朝阳区|望京东路8号'],
  ['北京朝阳望京东路8号，刘洋 139 0000 1234', '刘洋|13900001234|北京市北京市朝阳区|望京东路8号'],
  ['刘洋13900001234北京市北京市朝阳区望京东路8号', '刘洋|13900001234|北京市北京市朝阳区|望京东路8号'],
  ['吉林省长春市朝阳区人民大街1号 刘洋 13900001234', '刘洋|13900001234|吉林省长春市朝阳区|人民大街1号'],
  ['吉林市丰满区吉林大街45号 王吉林 13500001111', '王吉林|13500001111|吉林省吉林市丰满区|吉林大街45号'],
  ['上海浦东张江路665号 前台 13600005521', '前台|13600005521|上海市上海市浦东新区|张江路665号'],
  ['上海市浦东新区北京路上海大厦2号楼 赵敏 13600005521', '赵敏|13600005521|上海市上海市浦东新区|北京路上海大厦2号楼'],
  ['江苏昆山花桥镇徐公桥路2号 周涛 18600001111', '周涛|18600001111|江苏省苏州市昆山市|花桥镇徐公桥路2号'],
  ['湖北省仙桃市仙桃大道88号 钱多多 13311112222', '钱多多|13311112222|湖北省省直辖县仙桃市|仙桃大道88号'],
  ['广东省东莞市长安镇振安路12号 何先生 13512341234', '何先生|13512341234|广东省东莞市长安镇|振安路12号'],
  ['东莞松山湖 科技四路1号 何先生 13512341234', '何先生|13512341234|广东省东莞市松山湖|科技四路1号'],
  ['内蒙古呼和浩特赛罕区大学西街235号 郭靖 13800138000', '郭靖|13800138000|内蒙古自治区呼和浩特市赛罕区|大学西街235号'],
  [
    '新疆乌鲁木齐市天山区新华北路1号 阿依古丽·买买提 13999990000',
    '阿依古丽·买买提|13999990000|新疆维吾尔自治区乌鲁木齐市天山区|新华北路1号',
  ],
  ['延边州延吉市局子街977号 金先生 0433-2512345', '金先生|0433-2512345|吉林省延边朝鲜族自治州延吉市|局子街977号'],
  [
    '贵州黔东南州凯里市韶山南路5号 杨秀英 18585001111',
    '杨秀英|18585001111|贵州省黔东南苗族侗族自治州凯里市|韶山南路5号',
  ],
  ['重庆渝北区金开大道68号 欧阳娜 19900001111', '欧阳娜|19900001111|重庆市重庆市渝北区|金开大道68号'],
  ['重庆市县云阳县滨江大道9号 冉冉 19900001111', '冉冉|19900001111|重庆市县云阳县|滨江大道9号'],
  ['成都武侯区天府大道1号 吴老师 (028)85551234 转 801', '吴老师|028-85551234转801|四川省成都市武侯区|天府大道1号'],
  [
    '仓库收货 0755-26002210 深圳市宝安区塘头大道188号3栋，请在标签上写料号',
    '仓库收货|0755-26002210|广东省深圳市宝安区|塘头大道188号3栋，请在标签上写料号',
  ],
  [
    '湖南长沙岳麓区尖山路39号中电软件园G0001 王经理（收）13100001111',
    '王经理|13100001111|湖南省长沙市岳麓区|尖山路39号中电软件园G0001',
  ],
  [
    'Lin Gong +86-15900007788 深圳市 龙岗区 雪岗北路 2018 号',
    'Lin Gong|15900007788|广东省深圳市龙岗区|雪岗北路 2018 号',
  ],
  [
    '联系人：孙悦 联系电话：13911112222 收货地址：福建省 厦门市 思明区 软件园二期 观日路 22 号',
    '孙悦|13911112222|福建省厦门市思明区|软件园二期 观日路 22 号',
  ],
  [
    '香港九龙观塘区成业街7号12楼B室 陈大文 +852 9123 4567',
    '陈大文|+852-91234567|香港特别行政区九龙观塘区|成业街7号12楼B室',
  ],
  [
    '香港九龙观塘成业街7号12楼B室 Chan Tai Man 9123-4567',
    'Chan Tai Man|+852-91234567|香港特别行政区九龙观塘区|成业街7号12楼B室',
  ],
])('%s', (text, expected) => expect(told(text)).toBe(expected))

test.each([
  ['159****7788 张三 深圳市南山区科技园路9号', ['mobile']],
  ['李小姐 0755-26000000 深圳市宝安区塘头大道188号', ['mobile']],
  ['朝阳区建国路1号 张三 15900007788', ['region']],
  ['深圳市科技园路9号 张三 15900007788', ['region']],
  ['广州 深圳 张三 15900007788', ['region']],
  ['深圳市南山区 张三 15900007788', ['address']],
  ['15900007788 深圳市南山区科技园路9号', ['name']],
  ['随便写点什么', ['mobile', 'region']],
  ['', ['name', 'mobile', 'region', 'address']],
])('%s lacks %s', (text, lacks) => expect(readAddress(text, regions).lacks).toEqual(expect.arrayContaining(lacks)))

test('a district of several places is told only where its city is', () => {
  expect(readAddress('南山区科技园路9号', regions)).not.toHaveProperty('province')
  expect(readAddress('鹤岗南山区科技园路9号', regions)).toMatchObject({ city: { name: '鹤岗市' } })
})

test('without regions the rest is read', () => {
  expect(readAddress('张三 15900007788 深圳市南山区科技园路9号', [])).toMatchObject({
    name: '张三',
    mobile: '+86-15900007788',
    address: '深圳市南山区科技园路9号',
    lacks: ['region'],
  })
})

const districts = regions.filter(({ level }) => level === 3)
const nameOf = (id: number | null) => regions.find((region) => region.id === id)
const names = fc
  .tuple(fc.constantFrom(...'王李张刘陈赵黄周吴徐'), fc.constantFrom('伟', '敏', '静怡', '建国', '晓明', '子涵', '丽'))
  .map((parts) => parts.join(''))
const mobiles = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String)
const streets = fc
  .tuple(fc.constantFrom('科苑', '观日', '星湖', '人民', '解放', '天府'), fc.nat(998), fc.nat(30))
  .map(([road, number, building]) => `${road}路${number + 1}号${building + 1}栋`)
const printed = fc.tuple(
  names,
  mobiles,
  fc.constantFrom(...districts),
  streets,
  fc.constantFrom(' ', '，', ',', '\n', '；', ' | '),
)

test('an address is read back in whatever order its parts were printed', () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
  fc.assert(
    fc.property(printed, order, fc.boolean(), ([name, mobile, district, street, mark], places, isApart) => {
      const city = nameOf(district.parentId)
      const path = [nameOf(city?.parentId ?? null)?.name, city?.name, district.name]
      const parts = [name, mobile, path.join(isApart ? ' ' : ''), street]
      const text = places.map((place) => parts[place]).join(mark)
      expect(readAddress(text, regions)).toMatchObject({
        name,
        mobile: `+86-${mobile}`,
        district,
        address: street,
        lacks: [],
      })
    }),
  )
})

test('any text is read, and quickly', () => {
  const words = fc.constantFrom(
    '广东',
    '深圳市',
    '南山',
    '15900007788',
    '张三',
    '收货人',
    '：',
    '上海',
    '路',
    '9',
    ' ',
    '吉林',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(words, { maxLength: 80 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const { address = '', lacks } = readAddress(typed, regions)
      expect(address.length).toBeLessThanOrEqual(200)
      expect(address).not.toMatch(/[\uE000-\uE00F]/)
      expect(new Set(lacks).size).toBe(lacks.length)
    }),
  )
  for (const word of ['上海', '上海市', '县', '广东省深圳市', '1 ', '收货人：'])
    expect(readAddress(word.repeat(300), regions).lacks).toContain('mobile')
})
