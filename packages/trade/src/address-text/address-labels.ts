import { nameMark } from './marks.ts'

const colon = String.raw`\s*[:：=]?\s*`
const nameLabel = new RegExp(
  `(?:收货人姓名|收件人姓名|客户姓名|收货人|收件人|联系人|姓名|(?<![A-Za-z])(?:name|consignee)(?=\\s*[:：]))${colon}`,
  'giu',
)
const numberLabel =
  /(?:手机号码|手机号|手机|联系电话|移动电话|固定电话|电话号码|电话|座机|联系方式|号码|(?<![A-Za-z])(?:tel|mobile|phone|mob)\.?)\s*[:：=]?\s*(?=[+(\d])/giu
const placeLabel = new RegExp(
  `(?:(?:收货|收件|详细|送货|联系|具体)地址|所在地区|所在地|省市区|地址|(?<![A-Za-z])address(?=\\s*[:：]))${colon}|(?<=^|[\\s,，;；])(?:地区|街道|门牌号|门牌)\\s*[:：]\\s*`,
  'giu',
)
const postcodeLabel = /(?:邮政编码|邮编|(?<![A-Za-z])zip)\s*[:：=]?\s*(?=\d{6})/giu

/** Words that come with an address and are none of it. */
const asides =
  /[([【]\s*(?:收|亲收|签收|本人收)\s*[)\]】]|(?:请|麻烦)?(?:寄|发|送|发货|寄送)(?:到|至)[:：]?|(?:收货信息|地址如下)[:：]?|谢谢[!！。]?/gu

/** A text whose labels became ends of lines, and what they say a mark. */
export const withoutLabels = (text: string): string =>
  text
    .replaceAll(asides, '\n')
    .replaceAll(nameLabel, `\n${nameMark}`)
    .replaceAll(numberLabel, '\n')
    .replaceAll(postcodeLabel, '\n')
    .replaceAll(placeLabel, '\n')
