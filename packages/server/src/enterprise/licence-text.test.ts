import { expect, test } from 'vitest'
import { creditCodeOf } from '../../test/enterprise.ts'
import { readLicenceText } from './licence-text.ts'

const creditCode = creditCodeOf(7)

test('a licence tells name, code, person, place and its last day', () => {
  const text = `营 业 执 照
统一社会信用代码
${creditCode}
名 称  深圳市芯谱电子有限公司
类 型  有限责任公司
法定代表人 张三
经营范围 电子元器件的销售
注册资本 壹佰万元整
成立日期 2016年02月01日
营业期限 2016年02月01日 至 2036年01月31日
住 所 深圳市福田区华强北路 1 号
登记机关`
  expect(readLicenceText(text)).toEqual({
    creditCode,
    name: '深圳市芯谱电子有限公司',
    legalPerson: '张三',
    validTo: '2036-01-31',
    address: '深圳市福田区华强北路 1 号',
  })
})

test('a QR code tells what it holds: an address, or plain text', () => {
  expect(readLicenceText(`http://www.gsxt.gov.cn/index.html?uniscid=${creditCode}`)).toEqual({ creditCode })
  expect(readLicenceText(`统一社会信用代码:${creditCode};名称:芯谱;登记机关:深圳`)).toEqual({
    creditCode,
    name: '芯谱',
  })
})

test('a code whose check is wrong is not told', () => {
  const last = creditCode.endsWith('0') ? '1' : '0'
  expect(readLicenceText(`uniscid=${creditCode.slice(0, -1)}${last}`)).toEqual({})
})

test.each(['2016年02月01日至长期', '长期', '2016年02月01日', '2016年02月01日至2036年02月31日'])(
  'a term %s has no last day',
  (term) => expect(readLicenceText(`营业期限:${term}`)).toEqual({}),
)

test('a term that only says its end has that day', () =>
  expect(readLicenceText('有效期至 2036年1月5日')).toEqual({ validTo: '2036-01-05' }))
