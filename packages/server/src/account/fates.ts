/** What becomes of rows that name somebody whose account is closed. */
export interface Fate {
  /**
   * They are deleted; they stay, and the name they lead to is gone; or they stay as they are, since the law wants them, or
   * since they tell what the desk did.
   */
  becomes: 'deleted' | 'kept' | 'nameless'
  /** What the person reads. */
  label: string
  /** Whether the rows are somebody else's, and only name the person: they are in no file of the person's own data. */
  isOfOthers?: boolean
  /** What is wiped from rows that stay. */
  blank?: Readonly<Record<string, string>>
  /** Which of its rows nobody but the person, and whoever reviews, ever saw: they are deleted, though the others stay. */
  unseen?: string
}

const deleted = (label: string): Fate => ({ becomes: 'deleted', label })
const nameless = (label: string, blank?: Fate['blank']): Fate => ({
  becomes: 'nameless',
  label,
  ...(blank && { blank }),
})
const unlessUnseen = (fate: Fate, unseen: string): Fate => ({ ...fate, unseen })
const kept = (label: string): Fate => ({ becomes: 'kept', label })
const ofOthers = (fate: Fate): Fate => ({ ...fate, isOfOthers: true })

const looks = '收藏、关注、浏览记录和保存的搜索'
const ways = '登录方式、设备和验证信息'
const told = '站内消息和提醒'
const places = '收货地址、发票抬头和联系人'
const market = '供求、报价、库存提醒和物料清单'
const buying = '购物车、到货提醒、店铺收藏和会员'
const disk = '云盘里的文件和分享'
const sent = '职位投递、活动报名、反馈和举报'
const written = '已发布的文章、评论和帖子，作者显示为“已注销用户”'
const talks = '与他人的会话，对方仍能看到，发送人显示为“已注销用户”'
const handed = '已通过审核的资料、品牌认领与规格书，提交人显示为“已注销用户”'
const unseen = '草稿和没有通过审核的文章、评论、帖子、圈子、品牌与规格书'
const money = '订单、付款、退款和转账凭证：电子商务法要求自交易完成起保存三年，会计资料按会计法保存'
const agreed = '您同意过的协议版本：用于证明双方的约定'
const work = '您在后台的工作记录：用于追溯操作'

/**
 * Every column that leads to a person, and what becomes of its rows when the account is closed (Personal Information
 * Protection Law, article 47). A column that is forgotten fails the tests.
 */
export const fates: Readonly<Record<string, Fate>> = {
  'account.invited_by': ofOthers(nameless('邀请关系')),
  'agent_recommendation.account_id': deleted(sent),
  'agreement_consent.account_id': kept(agreed),
  'alert.account_id': deleted(told),
  'alert_mute.account_id': deleted(told),
  'article.account_id': unlessUnseen(nameless(written), 'published_at is null'),
  'article_series.account_id': nameless(written),
  'audit.account_id': nameless(handed, { draft: '{}', found: '{}', title: '已注销用户' }),
  'audit.auditor_id': ofOthers(kept(work)),
  'audit.claimed_by': ofOthers(kept(work)),
  'author.account_id': unlessUnseen(nameless(written, { real_name: '已注销用户', intro: '' }), "status <> 'passed'"),
  'bom.account_id': deleted(market),
  'brand_claim.account_id': nameless(handed),
  'brand_proposal.account_id': unlessUnseen(nameless(handed), "status <> 'passed'"),
  'cart_line.account_id': deleted(buying),
  'circle.account_id': unlessUnseen(nameless(written), "status <> 'open'"),
  'circle_member.account_id': deleted(looks),
  'column_map.account_id': deleted(market),
  'comment.account_id': unlessUnseen(
    nameless(written),
    // One that was changed after others answered stands over their words.
    'is_pending and not exists (select from comment as answer where answer.thread_id = comment.id)',
  ),
  'comment.to_id': ofOthers(nameless(written)),
  'contact.account_id': deleted(places),
  'contact_look.account_id': deleted(looks),
  'delivery_address.account_id': deleted(places),
  'demand.account_id': deleted(market),
  'demand_hidden.account_id': deleted(market),
  'demand_match.account_id': deleted(market),
  'demand_message.account_id': deleted(market),
  'demand_message.to_id': ofOthers(deleted(market)),
  'demand_report.account_id': deleted(sent),
  'demand_reveal.account_id': deleted(looks),
  'desk_log.account_id': kept(work),
  'desk_refund.asked_by': ofOthers(kept(work)),
  'desk_refund.decided_by': ofOthers(kept(work)),
  'disk_file.account_id': deleted(disk),
  'disk_file.by_id': ofOthers(nameless('企业云盘里由您上传的文件')),
  'disk_folder.account_id': deleted(disk),
  'disk_share.account_id': deleted(disk),
  'enquiry.account_id': deleted(market),
  'enquiry.owner_id': ofOthers(deleted(market)),
  'enterprise_member.account_id': deleted('在企业里的成员身份'),
  'event_sign.account_id': deleted(sent),
  'excel_task.account_id': deleted(market),
  'exchange_code.account_id': deleted(ways),
  'favour.account_id': deleted(looks),
  'feedback.account_id': deleted(sent),
  'follow.account_id': deleted(looks),
  'goods_arrival.account_id': deleted(buying),
  'goods_bargain.account_id': nameless('与店铺的议价，店铺仍能看到'),
  'goods_favour.account_id': deleted(buying),
  'goods_match.account_id': deleted(market),
  'im_member.account_id': nameless(talks),
  'im_member.keeper_id': ofOthers(nameless(talks)),
  'im_member.peer_id': ofOthers(nameless(talks)),
  'im_msg.from_id': nameless(talks),
  'im_promise.marked_by': nameless(talks),
  'im_report.account_id': deleted(sent),
  'im_session.guest_id': nameless(talks),
  'im_session.high_id': nameless(talks),
  'im_session.low_id': nameless(talks),
  'invite_reward.inviter_id': deleted(buying),
  'invoice_title.account_id': deleted(places),
  'job_delivery.account_id': deleted(sent),
  'liked.account_id': deleted(looks),
  'mall_order.account_id': kept(money),
  'membership.account_id': deleted(buying),
  'merchant.account_id': kept(money),
  'merchant_follow.account_id': deleted(buying),
  'search_alias.created_by': ofOthers(kept(work)),
  'merge.merged_by': ofOthers(kept(work)),
  'merge.undone_by': ofOthers(kept(work)),
  'message.account_id': deleted(told),
  'message.from_id': ofOthers(nameless('由您引起的、发给他人的消息')),
  'message_setting.account_id': deleted(told),
  'order_token.account_id': deleted(buying),
  'pay_order.account_id': kept(money),
  'quick_reply.account_id': deleted(told),
  'receipt.account_id': kept(money),
  'recent_view.account_id': deleted(looks),
  'reconciliation.asked_by': ofOthers(kept(work)),
  'report.account_id': deleted(sent),
  'saved_search.account_id': deleted(looks),
  'session.account_id': deleted(ways),
  'social_account.account_id': deleted(ways),
  'spec_upload.account_id': unlessUnseen(nameless(handed), "status <> 'passed'"),
  'stock_match.account_id': deleted(market),
  'trend.account_id': unlessUnseen(nameless(written), "status = 'pending'"),
  'upload.account_id': nameless('仍被上述内容引用的图片和文件'),
  'upload_ticket.account_id': deleted(disk),
}

/** What the person reads of one fate, each once. */
export const labelsOf = (becomes: Fate['becomes']): string[] => [
  ...new Set(
    Object.values(fates)
      .filter((fate) => fate.becomes === becomes && !fate.isOfOthers)
      .map(({ label }) => label),
  ),
  ...(becomes === 'deleted' ? [unseen] : []),
]

/** The table and the column that a key names. */
export function placeOf(key: string): { table: string; column: string } {
  const [table = '', column = ''] = key.split('.')
  return { table, column }
}
