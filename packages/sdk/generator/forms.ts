/** A form whose fields follow a call. */
interface FormOfCall {
  /** The way to the call in the contract. */
  call: string
  /** The field of the call that holds the fields of the form, once or in a list. */
  within?: string
  /** Fields that the form does not ask for: what is known, or sent by a form of its own. */
  without?: readonly string[]
}

/** Forms, each with a file of rules of its own, so that a page carries only those of its forms. */
export const forms: Record<string, FormOfCall> = {
  aliasAdd: { call: 'admin.alias.add', without: ['kind'] },
  article: { call: 'article.myArticle.add', without: ['status', 'brandIds', 'models', 'attachments', 'imgUrl'] },
  wxImport: { call: 'article.myArticle.importWx', without: ['html'] },
  authorApply: { call: 'article.author.apply', without: ['certUrl'] },
  address: { call: 'mall.address.add', without: ['type', 'cityId', 'districtId', 'postcode', 'isDefault'] },
  agent: { call: 'agent.myAgent.add' },
  agentProduct: { call: 'agent.agentProduct.add' },
  recommend: { call: 'agent.myAgent.recommend' },
  trader: { call: 'agent.myTrader.add' },
  bargain: { call: 'mall.bargain.add', without: ['mallGoodsId'] },
  brand: { call: 'brand.mine.add', without: ['fullLogo', 'intro'] },
  brandEdit: { call: 'brand.mine.edit', without: ['id'] },
  brandClaim: { call: 'brand.mine.apply', without: ['brandId'] },
  circle: { call: 'circle.circle.add', without: ['id'] },
  trend: { call: 'circle.trend.add', without: ['groupId', 'kind', 'partIds'] },
  certify: { call: 'enterprise.certification.auth' },
  demand: { call: 'demand.mine.add', without: ['type', 'brandId', 'price', 'contactId', 'status', 'allowDuplicate'] },
  contact: { call: 'enterprise.myContact.add', without: ['isDefault', 'tel', 'email', 'qq', 'position'] },
  companyContact: { call: 'enterprise.contact.add', without: ['brandIds'] },
  job: { call: 'job.myJob.add', without: ['education', 'experience', 'tags', 'contactId'] },
  jobAnswer: { call: 'job.delivery.setStatus', without: ['id', 'status'] },
  jobApply: { call: 'job.delivery.send', without: ['jobId'] },
  eventSign: { call: 'portal.event.sign', without: ['id'] },
  emailCode: { call: 'account.contactPoint.sendEmailCode' },
  enterpriseProfile: { call: 'enterprise.certification.update', without: ['logo'] },
  enquiry: { call: 'demand.enquiry.add', without: ['demandId', 'contactId'] },
  enquiryReply: { call: 'demand.enquiry.reply', without: ['id', 'revision', 'status', 'closeDemand'] },
  goods: { call: 'mall.myGoods.add', without: ['lots', 'ladderPrices'] },
  goodsLot: { call: 'mall.myGoods.add', within: 'lots' },
  merchantEntry: { call: 'mall.merchantEntry.apply' },
  freight: { call: 'mall.merchantEntry.update', within: 'freights', without: ['currency', 'freeFrom'] },
  mergeRun: { call: 'admin.merge.run', without: ['kind', 'fromId', 'intoId'] },
  orderClose: { call: 'mall.order.close', without: ['id'] },
  orderComment: { call: 'mall.order.comment', without: ['id'] },
  deskRefundAsk: { call: 'mall.deskRefund.ask', without: ['no'] },
  deskRefundRefuse: { call: 'mall.deskRefund.refuse', without: ['id'] },
  deskRefundSetLimit: { call: 'mall.deskRefund.setLimit' },
  orderRefund: { call: 'mall.order.refund', without: ['id'] },
  warehousingNo: { call: 'mall.order.setWarehousingNo', without: ['id'] },
  reprice: { call: 'mall.merchantOrder.reprice', without: ['id'] },
  refundAnswer: { call: 'mall.merchantOrder.refund', without: ['id'] },
  ship: { call: 'mall.merchantOrder.ship', without: ['id', 'goods'] },
  invoiceApply: { call: 'mall.invoice.apply', without: ['orderId'] },
  invoiceIssue: { call: 'mall.invoice.issue', without: ['id'] },
  bargainReply: { call: 'mall.bargain.reply', without: ['id'] },
  receipt: { call: 'mall.receipt.add', without: ['payOrderId'] },
  receiptAudit: { call: 'mall.receipt.audit', without: ['id'] },
  feedback: { call: 'account.feedback.add' },
  invoice: {
    call: 'mall.invoice.add',
    without: ['type', 'receiver', 'receiverMobile', 'receiverAddress', 'isDefault'],
  },
  join: { call: 'enterprise.member.join' },
  memberAudit: { call: 'enterprise.member.audit', without: ['id', 'status'] },
  newEnterprise: { call: 'account.register.asEnterprise', within: 'enterprise' },
  quickReply: { call: 'message.reply.add' },
  agreementSave: { call: 'admin.agreement.save', without: ['id', 'kind', 'revision'] },
  content: { call: 'admin.content.save' },
  platformMessage: { call: 'admin.platform.sendMessage' },
  profile: { call: 'account.profile.update' },
  report: { call: 'datasheet.mine.report', without: ['id', 'page'] },
  savedSearch: { call: 'account.savedSearch.save', without: ['id', 'scene', 'query', 'notify'] },
  enterpriseSetStatus: { call: 'admin.enterprise.setStatus', without: ['id', 'status'] },
  userSetStatus: { call: 'admin.user.setStatus', without: ['id', 'status'] },
  stock: { call: 'stock.myStock.add', without: ['brandId', 'price'] },
  sendPdf: { call: 'datasheet.mail.send', without: ['id'] },
}

/** Fields that hold the address of a file that arrived: the form asks that it is there, the server whether it is one of its own. */
export const uploads: ReadonlySet<string> = new Set([
  'avatar',
  'businessLicense',
  'certUrl',
  'fullLogo',
  'imgUrl',
  'logo',
  'proxyUrl',
])
