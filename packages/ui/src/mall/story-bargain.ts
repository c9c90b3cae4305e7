import type { Bargaining } from '@xinpu/sdk/types'
import { goods, longGoods } from './story-data.ts'

/** An offer that a shop has not answered yet. */
export const bargain: Bargaining = {
  id: 61,
  mallGoodsId: goods.mallGoodsId,
  goods,
  buyer: { id: 7, avatar: '', nickName: '栖云物联科技（深圳）有限公司' },
  quantity: 2000,
  price: 3.05,
  status: 'waiting',
  remark: '年用量约 24,000 片，分 6 次提货，可先付 30% 定金。',
  expireTime: '2026-11-24T10:12:00+08:00',
  createTime: '2026-11-21T10:12:00+08:00',
}

/** The shop named a price of its own. */
export const countered: Bargaining = {
  ...bargain,
  id: 62,
  status: 'accepted',
  replyPrice: 3.15,
  replyRemark: '2,000 片可做 3.15，满 5,000 片给到 3.05',
  replyTime: '2026-11-22T08:02:00+08:00',
  expireTime: '2026-11-25T08:02:00+08:00',
}

/** An offer in a state that is over. */
export const bargainIn = (status: 'cancelled' | 'expired' | 'ordered' | 'refused'): Bargaining => ({
  ...(status === 'ordered' ? countered : bargain),
  id: 63,
  status,
  ...(status === 'ordered' && { orderId: 207 }),
  ...(status === 'refused' && { replyRemark: '原厂刚涨价，这个价做不了', replyTime: '2026-11-22T08:02:00+08:00' }),
})

/** Everything is as long as it gets. */
export const longBargain: Bargaining = {
  ...countered,
  goods: longGoods,
  quantity: 999_999_999,
  price: 0.003988,
  replyPrice: 0.00399,
  buyer: { id: 8, avatar: '', nickName: '上海虚构启芯检测技术服务（集团）股份有限公司华南采购中心第二采购部' },
  remark: 'ICOFALONGPARTNUMBERWITHOUTASINGLEBREAK-0603WAF1002T5E-TRAY-OF-5000-PIECES-IN-VACUUM-PACKAGING',
}
