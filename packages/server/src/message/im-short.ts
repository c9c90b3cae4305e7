import type { chat } from '@xinpu/contract/message'

const marks: Record<chat.ImMsgType, string> = {
  text: '',
  image: '[图片] ',
  file: '[文件] ',
  part: '[型号] ',
  datasheet: '[资料] ',
  goods: '[商品] ',
  demand: '[供求] ',
  quote: '[报价] ',
  order: '[订单] ',
}

/** A line in the few words of a list. */
export const shortOf = (kind: chat.ImMsgType, content: string): string =>
  `${marks[kind]}${content}`.trim().slice(0, 120)
