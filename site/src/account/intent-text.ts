import type { Intent } from './intent.ts'

/** What the login dialog says will go on afterwards. */
export function intentText(intent: Intent): string {
  if (intent.kind === 'download') return `下载 ${intent.ids.length} 份资料`
  return texts[intent.kind]
}

const texts = {
  favour: '收藏这份资料',
  sendPdf: '把这份资料发到邮箱',
  saveSpec: '把这份资料存到云盘',
  report: '报错',
  follow: '关注这个品牌',
  claimBrand: '认领品牌',
  feedback: '提交反馈',
  messages: '查看消息',
  saveSearch: '保存这个搜索',
  submitBom: '提交 BOM',
  applyJob: '投递这个职位',
  signUp: '报名这个活动',
  addToCart: '加入购物车',
  favourGoods: '收藏这个商品',
  awaitGoods: '登记到货通知',
  followShop: '关注这家店铺',
} as const
