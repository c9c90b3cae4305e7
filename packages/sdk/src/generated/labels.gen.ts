// Generated from the contract by `npm run gen`. Do not edit.
import type { AddressType, AgentType, AgreementKind, AgreementState, AlertKind, AliasKind, AlternateVerdict, AppPlatform, ArticleStatus, AuditKind, BargainingStatus, BomBucket, BomRisk, CartChange, CircleStatus, ColumnField, CompanyHistoryKind, CompanyMatch, CompanySectionName, CompanySourceState, ConfigKey, ContactOwner, ContentField, ContentKind, ContentState, Currency, DataLanguage, DemandReportReason, DemandStatus, DemandSwitch, DemandType, DeskRefundStatus, DeskRole, DeskSubject, DiskKind, DiskOwner, DiskSort, Education, EnquiryAct, EnquirySide, EnquiryStatus, EnterpriseMemberRole, EnterpriseMemberStatus, EnterpriseStatus, EventStatus, EvidenceState, ExcelRowStatus, ExcelTaskKind, ExcelTaskStatus, Experience, FieldState, FigurePeriod, FollowTarget, FollowedKind, FulltextSort, GoodsSort, GoodsStatus, HealthState, HolderType, ImMsgType, ImReportReason, ImTopic, InvoiceStatus, InvoiceType, JobDeliveryStatus, JobSort, JobStatus, LikeTarget, MerchantStatus, MergeKind, MessageKind, MessageTarget, MutableAlertKind, NoticePlace, OfferKind, OfferSort, OnClash, OnMoveClash, OrderStatus, OriginalDataType, ParameterKind, PayOnlineStatus, PayOrderStatus, PayType, ProfitTurn, ReceiptStatus, ReconciliationState, ReportReason, ReviewStatus, Right, RiskKind, RiskLevel, RiskScope, SavedSearchScene, SearchScene, Sex, ShareStatus, SocialIntent, SpecReportReason, StockSort, StockStatus, TechType, TradeRole, TrendKind, TrendReportReason, TrendSort, TrendStatus, UploadPurpose, UserStatus, Verdict } from './types.gen.ts'

/** 提醒类型. */
export const alertKindLabels: Record<AlertKind, string> = {"search":"搜索有新结果","match":"供求匹配","revision":"资料有新版","bom":"BOM 有变化","expiry":"供求到期","company":"企业变更","arrival":"到货通知","certificate":"证书到期","account":"账号"}
/** 提醒类型. */
export const mutableAlertKindLabels: Record<MutableAlertKind, string> = {"search":"搜索有新结果","match":"供求匹配","revision":"资料有新版","bom":"BOM 有变化","expiry":"供求到期","company":"企业变更"}
/** 协议. */
export const agreementKindLabels: Record<AgreementKind, string> = {"service":"用户服务协议","privacy":"隐私政策","disclaimer":"免责声明"}
/** 协议状态. */
export const agreementStateLabels: Record<AgreementState, string> = {"draft":"草稿","waiting":"待生效","inForce":"现行","past":"已失效"}
/** 关注类型. */
export const followedKindLabels: Record<FollowedKind, string> = {"author":"作者","brand":"品牌","agent":"代理商","enterprise":"企业","company":"工商企业","group":"圈子","originalFactory":"原厂"}
/** 代理商类型. */
export const agentTypeLabels: Record<AgentType, string> = {"authorised":"授权代理","distributor":"分销商","solution":"方案商"}
/** 审核状态. */
export const reviewStatusLabels: Record<ReviewStatus, string> = {"pending":"审核中","passed":"已通过","rejected":"未通过"}
/** 佐证状态. */
export const evidenceStateLabels: Record<EvidenceState, string> = {"good":"已核实","warn":"需留意","bad":"有风险","unknown":"暂无记录"}
/** 权限. */
export const rightLabels: Record<Right, string> = {"review":"审核企业与商品","moderate":"审核内容与举报","content":"编辑站点内容","money":"处理资金","people":"管理用户与企业","directory":"合并品牌与型号","tell":"发送平台消息","setting":"修改站点设置","role":"管理岗位","log":"查看操作记录","figures":"查看统计"}
/** 性别. */
export const sexLabels: Record<Sex, string> = {"male":"男","female":"女","secret":"保密"}
/** 搜索场景. */
export const savedSearchSceneLabels: Record<SavedSearchScene, string> = {"part":"型号","spec":"资料","demand":"供求","stock":"库存","goods":"商品","article":"资讯"}
/** 邀请状态. */
export const shareStatusLabels: Record<ShareStatus, string> = {"registered":"已注册","rewarded":"已奖励","invalid":"无效"}
/** 第三方意图. */
export const socialIntentLabels: Record<SocialIntent, string> = {"wxlogin":"微信登录","qqlogin":"QQ 登录","wxBound":"绑定微信","qqBound":"绑定 QQ"}
/** 别名对象. */
export const aliasKindLabels: Record<AliasKind, string> = {"part":"型号","brand":"品牌","category":"分类"}
/** 审核类型. */
export const auditKindLabels: Record<AuditKind, string> = {"enterprise":"企业认证","merchant":"商家入驻","article":"文章","demand":"供求","goods":"商品","receipt":"付款凭证","report":"举报","productLine":"产品线","spec":"资料","brand":"品牌","brandClaim":"品牌认领","circle":"圈子","agent":"代理商推荐","author":"作者申请","comment":"评论","textReport":"内容举报","trend":"帖子","trendReport":"帖子举报","talkReport":"会话举报"}
/** 内容类型. */
export const contentKindLabels: Record<ContentKind, string> = {"notice":"公告","banner":"轮播图","link":"链接","hotWord":"热词","channel":"资讯频道"}
/** 展示状态. */
export const contentStateLabels: Record<ContentState, string> = {"shown":"展示中","waiting":"未开始","over":"已结束"}
/** 内容字段. */
export const contentFieldLabels: Record<ContentField, string> = {"name":"名称","url":"链接地址","imgUrl":"图片"}
/** 认证状态. */
export const enterpriseStatusLabels: Record<EnterpriseStatus, string> = {"pending":"待审核","certified":"已认证","rejected":"未通过","blocked":"已停用"}
/** 成员角色. */
export const enterpriseMemberRoleLabels: Record<EnterpriseMemberRole, string> = {"creator":"创建者","member":"成员"}
/** 成员状态. */
export const enterpriseMemberStatusLabels: Record<EnterpriseMemberStatus, string> = {"applying":"申请中","joined":"已加入","refused":"已拒绝"}
/** 统计周期. */
export const figurePeriodLabels: Record<FigurePeriod, string> = {"day":"按日","week":"按周"}
/** 操作对象. */
export const deskSubjectLabels: Record<DeskSubject, string> = {"account":"用户","audit":"审核事项","article":"文章","enterprise":"企业","brand":"品牌","part":"型号","refund":"退款","receipt":"付款凭证","invoice":"发票","merge":"合并","content":"站点内容","agreement":"协议","alias":"搜索别名","site":"站点"}
/** 合并对象. */
export const mergeKindLabels: Record<MergeKind, string> = {"brand":"品牌","part":"型号"}
/** 参数类型. */
export const parameterKindLabels: Record<ParameterKind, string> = {"figure":"数值","words":"文字"}
/** 文章状态. */
export const articleStatusLabels: Record<ArticleStatus, string> = {"DRAFT":"草稿","PENDING":"审核中","PUBLISHED":"已发布","DISMOUNT":"已下架","DELETEED":"已删除"}
/** 配置项. */
export const configKeyLabels: Record<ConfigKey, string> = {"lotteryStatus":"抽奖活动"}
/** 岗位. */
export const deskRoleLabels: Record<DeskRole, string> = {"reviewer":"审核","editor":"编辑","finance":"财务","support":"客服","owner":"负责人"}
/** 运行状况. */
export const healthStateLabels: Record<HealthState, string> = {"ok":"正常","known":"留意","wrong":"要处理"}
/** 账号状态. */
export const userStatusLabels: Record<UserStatus, string> = {"active":"正常","blocked":"已停用"}
/** 归属. */
export const contactOwnerLabels: Record<ContactOwner, string> = {"user":"个人","enterprise":"企业","agent":"代理商","trader":"贸易商","brand":"原厂","merchant":"商家"}
/** 币种. */
export const currencyLabels: Record<Currency, string> = {"CNY":"人民币","USD":"美元"}
/** 库存状态. */
export const stockStatusLabels: Record<StockStatus, string> = {"on":"展示中","off":"已下架"}
/** 举报原因. */
export const reportReasonLabels: Record<ReportReason, string> = {"advertising":"广告营销","untrue":"虚假信息","illegal":"违法违规","infringement":"抄袭侵权","abuse":"辱骂攻击","other":"其他"}
/** 盈亏变化. */
export const profitTurnLabels: Record<ProfitTurn, string> = {"gained":"扭亏","lost":"转亏","narrowed":"减亏","widened":"增亏"}
/** 关注对象. */
export const followTargetLabels: Record<FollowTarget, string> = {"author":"作者","brand":"品牌","agent":"代理商","enterprise":"企业","company":"工商企业","originalFactory":"原厂"}
/** 点赞对象. */
export const likeTargetLabels: Record<LikeTarget, string> = {"article":"文章","comment":"评论","trends":"动态","trendsComment":"动态评论"}
/** 学历要求. */
export const educationLabels: Record<Education, string> = {"any":"学历不限","college":"大专","bachelor":"本科","master":"硕士","doctor":"博士"}
/** 经验要求. */
export const experienceLabels: Record<Experience, string> = {"any":"经验不限","graduate":"应届生","under3":"3 年以下","from3":"3–5 年","from5":"5–10 年","from10":"10 年以上"}
/** 职位状态. */
export const jobStatusLabels: Record<JobStatus, string> = {"open":"招聘中","closed":"已停止招聘"}
/** 投递状态. */
export const jobDeliveryStatusLabels: Record<JobDeliveryStatus, string> = {"sent":"已投递","viewed":"已查看","invited":"邀请面试","refused":"不合适","hired":"已录用"}
/** 搜索范围. */
export const searchSceneLabels: Record<SearchScene, string> = {"spec":"资料","news":"资讯","mall":"商城","inquiry":"供求","agent":"代理商","prefecture":"专区","company":"企业"}
/** 圈子状态. */
export const circleStatusLabels: Record<CircleStatus, string> = {"pending":"审核中","open":"已开放","rejected":"未通过"}
/** 帖子类型. */
export const trendKindLabels: Record<TrendKind, string> = {"question":"提问","show":"晒板","talk":"交流"}
/** 帖子状态. */
export const trendStatusLabels: Record<TrendStatus, string> = {"published":"已发布","pending":"审核中","removed":"已下架"}
/** 排序. */
export const trendSortLabels: Record<TrendSort, string> = {"hot":"热门","newest":"最新","follow":"我加入的","unanswered":"待回答"}
/** 举报原因. */
export const trendReportReasonLabels: Record<TrendReportReason, string> = {"spam":"垃圾广告","fraud":"虚假或欺诈","abuse":"辱骂攻击","illegal":"违法违规","infringement":"侵权","privacy":"泄露隐私","other":"其他"}
/** 匹配方式. */
export const companyMatchLabels: Record<CompanyMatch, string> = {"name":"名称","formerName":"曾用名","initials":"拼音首字母","creditCode":"信用代码","person":"人员"}
/** 企业栏目. */
export const companySectionNameLabels: Record<CompanySectionName, string> = {"holder":"股东","staff":"主要人员","change":"变更记录","invest":"对外投资","branch":"分支机构","trademark":"商标","patent":"专利","copyright":"作品著作权","softwareCopyright":"软件著作权","website":"网站备案","annualReport":"年报","lawSuit":"裁判文书","courtAnnouncement":"法院公告","ktannouncement":"开庭公告","dishonest":"失信被执行人","executed":"被执行人","abnormal":"经营异常","punishment":"行政处罚","around":"周边风险","history":"历史信息"}
/** 数据源状态. */
export const companySourceStateLabels: Record<CompanySourceState, string> = {"ok":"正常","away":"暂时连不上"}
/** 历史类型. */
export const companyHistoryKindLabels: Record<CompanyHistoryKind, string> = {"baseinfo":"历史工商信息","holder":"历史股东","staff":"历史人员","invest":"历史投资","lawSuit":"历史诉讼","punishment":"历史处罚"}
/** 股东类型. */
export const holderTypeLabels: Record<HolderType, string> = {"person":"自然人","company":"企业","other":"其他"}
/** 风险类型. */
export const riskKindLabels: Record<RiskKind, string> = {"lawSuit":"法律诉讼","court":"法院公告","hearing":"开庭公告","dishonest":"失信被执行人","executed":"被执行人","abnormal":"经营异常","punishment":"行政处罚"}
/** 风险范围. */
export const riskScopeLabels: Record<RiskScope, string> = {"self":"自身风险","around":"周边风险","history":"历史风险"}
/** 风险等级. */
export const riskLevelLabels: Record<RiskLevel, string> = {"high":"高风险","warning":"警示","hint":"提示"}
/** 排序. */
export const fulltextSortLabels: Record<FulltextSort, string> = {"relevance":"相关度","newest":"最新","downloads":"下载量"}
/** 报错原因. */
export const specReportReasonLabels: Record<SpecReportReason, string> = {"wrongFile":"文件与标题不符","wrongPart":"型号或品牌不符","wrongFigure":"参数有误","outdated":"版本过旧","broken":"文件打不开","infringement":"侵权","other":"其他"}
/** 商品状态. */
export const goodsStatusLabels: Record<GoodsStatus, string> = {"off":"已下架","on":"在售","pending":"待审核","rejected":"未通过"}
/** 类型. */
export const demandTypeLabels: Record<DemandType, string> = {"0":"供应","1":"需求"}
/** 状态. */
export const demandStatusLabels: Record<DemandStatus, string> = {"draft":"草稿","open":"进行中","closed":"已关闭","expired":"已过期","rejected":"未通过"}
/** 替代结论. */
export const alternateVerdictLabels: Record<AlternateVerdict, string> = {"drop-in":"可直接替换","board-change":"需改板","partial":"部分替代"}
/** 报价来源. */
export const offerKindLabels: Record<OfferKind, string> = {"goods":"商城","stock":"库存","supply":"供应"}
/** 排序. */
export const offerSortLabels: Record<OfferSort, string> = {"price":"价格","stock":"库存","newest":"更新时间"}
/** 状态. */
export const demandSwitchLabels: Record<DemandSwitch, string> = {"open":"进行中","closed":"已关闭"}
/** 去向. */
export const bomBucketLabels: Record<BomBucket, string> = {"cart":"购物车","demand":"求购","review":"待核对"}
/** 结果. */
export const fieldStateLabels: Record<FieldState, string> = {"same":"一致","near":"相近","conflict":"冲突","unknown":"未提供"}
/** 风险. */
export const bomRiskLabels: Record<BomRisk, string> = {"out":"缺货","short":"数量不够","ending":"停产或不推荐","single":"只有一家有货"}
/** 列含义. */
export const columnFieldLabels: Record<ColumnField, string> = {"model":"型号","brand":"品牌","quantity":"数量","price":"单价","currency":"币种","package":"封装","value":"参数值","batchNo":"批号","delivery":"交期","location":"库存地","designator":"位号","remark":"备注","description":"描述","supplierNo":"商城编号","dnp":"不贴"}
/** 举报原因. */
export const demandReportReasonLabels: Record<DemandReportReason, string> = {"fake":"虚假信息","contact":"泄露联系方式","duplicate":"重复发布","counterfeit":"假冒或翻新货","illegal":"违法违规","other":"其他"}
/** 一方. */
export const enquirySideLabels: Record<EnquirySide, string> = {"bidder":"报价方","owner":"发布方"}
/** 状态. */
export const enquiryStatusLabels: Record<EnquiryStatus, string> = {"waiting":"待回复","replied":"已回复","accepted":"已接受","refused":"已拒绝","cancelled":"已取消"}
/** 往来. */
export const enquiryActLabels: Record<EnquiryAct, string> = {"quote":"报价","counter":"还价","accept":"接受","refuse":"拒绝","cancel":"撤回"}
/** 状态. */
export const excelRowStatusLabels: Record<ExcelRowStatus, string> = {"ready":"已匹配","error":"错误","imported":"已导入","failed":"导入失败","skipped":"已跳过"}
/** 导入内容. */
export const excelTaskKindLabels: Record<ExcelTaskKind, string> = {"demand":"供求","stock":"库存","goods":"商品"}
/** 状态. */
export const excelTaskStatusLabels: Record<ExcelTaskStatus, string> = {"waiting":"等待中","parsing":"解析中","confirm":"待确认","importing":"导入中","done":"已完成","failed":"失败","cancelled":"已取消"}
/** 云盘归属. */
export const diskOwnerLabels: Record<DiskOwner, string> = {"personal":"个人","enterprise":"企业"}
/** 云盘内容类型. */
export const diskKindLabels: Record<DiskKind, string> = {"spec":"资料","file":"文件","article":"文章"}
/** 重名处理. */
export const onClashLabels: Record<OnClash, string> = {"refuse":"不保存","rename":"改名保存","replace":"覆盖"}
/** 排序. */
export const diskSortLabels: Record<DiskSort, string> = {"name":"名称","time":"时间","size":"大小"}
/** 重名处理. */
export const onMoveClashLabels: Record<OnMoveClash, string> = {"refuse":"都不动","rename":"都保留","replace":"覆盖","skip":"跳过同名的"}
/** 上传用途. */
export const uploadPurposeLabels: Record<UploadPurpose, string> = {"image":"图片","avatar":"头像","spec":"数据手册","sheet":"表格","document":"文档","licence":"营业执照","certificate":"证书","receipt":"付款凭证","resume":"简历","chat":"聊天文件","disk":"云盘文件"}
/** 职位排序. */
export const jobSortLabels: Record<JobSort, string> = {"newest":"最近更新","salary":"月薪从高到低"}
/** 地址类型. */
export const addressTypeLabels: Record<AddressType, string> = {"CN":"中国内地","HK":"中国香港"}
/** 议价状态. */
export const bargainingStatusLabels: Record<BargainingStatus, string> = {"waiting":"待回复","accepted":"已接受","refused":"已拒绝","cancelled":"已取消","ordered":"已下单","expired":"已过期"}
/** 处理结果. */
export const verdictLabels: Record<Verdict, string> = {"accepted":"同意","refused":"拒绝"}
/** 变化. */
export const cartChangeLabels: Record<CartChange, string> = {"priceUp":"已涨价","priceDown":"已降价","stock":"库存不足","moq":"未达起订量","mpq":"不是包装量的倍数","off":"已下架"}
/** 支付方式. */
export const payTypeLabels: Record<PayType, string> = {"ALI":"支付宝","WX":"微信支付","BANK":"银行转账"}
/** 发票类型. */
export const invoiceTypeLabels: Record<InvoiceType, string> = {"ordinary":"普通发票","special":"专用发票"}
/** 开票状态. */
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {"applied":"待开票","issued":"已开票","refused":"已拒绝"}
/** 退款状态. */
export const deskRefundStatusLabels: Record<DeskRefundStatus, string> = {"waiting":"待批准","done":"已退款","refused":"已驳回","withdrawn":"已撤回"}
/** 店铺状态. */
export const merchantStatusLabels: Record<MerchantStatus, string> = {"pending":"待审核","open":"营业中","rejected":"未通过","closed":"已停业"}
/** 排序. */
export const goodsSortLabels: Record<GoodsSort, string> = {"relevance":"相关度","price":"价格从低到高","-price":"价格从高到低","sale":"销量","newest":"最新上架"}
/** 交易身份. */
export const tradeRoleLabels: Record<TradeRole, string> = {"buyer":"买家","seller":"卖家"}
/** 订单状态. */
export const orderStatusLabels: Record<OrderStatus, string> = {"unpaid":"待付款","reviewing":"凭证审核中","paid":"待发货","shipped":"待收货","finished":"已完成","refunding":"退款中","closed":"已关闭"}
/** 凭证状态. */
export const receiptStatusLabels: Record<ReceiptStatus, string> = {"reviewing":"审核中","accepted":"已通过","refused":"未通过"}
/** 支付单状态. */
export const payOrderStatusLabels: Record<PayOrderStatus, string> = {"unpaid":"待支付","reviewing":"凭证审核中","paid":"已支付","closed":"已关闭"}
/** 支付状态. */
export const payOnlineStatusLabels: Record<PayOnlineStatus, string> = {"waiting":"等待支付","paid":"支付成功","failed":"支付失败","cancelled":"已取消"}
/** 对账结果. */
export const reconciliationStateLabels: Record<ReconciliationState, string> = {"running":"对账中","agreed":"一致","odd":"不一致","failed":"未完成"}
/** 聊天内容类型. */
export const imMsgTypeLabels: Record<ImMsgType, string> = {"text":"文字","image":"图片","file":"文件","part":"型号卡","datasheet":"资料卡","goods":"商品卡","demand":"供求卡","quote":"报价卡","order":"订单卡"}
/** 举报原因. */
export const imReportReasonLabels: Record<ImReportReason, string> = {"fraud":"虚假或欺诈","spam":"垃圾广告","abuse":"辱骂骚扰","illegal":"违法违规","privacy":"泄露隐私","other":"其他"}
/** 消息类型. */
export const messageKindLabels: Record<MessageKind, string> = {"comment":"评论","fans":"粉丝","like":"点赞","mail":"私信","notification":"通知","platform":"平台消息"}
/** 消息对象. */
export const messageTargetLabels: Record<MessageTarget, string> = {"user":"用户","spec":"资料","article":"文章","comment":"评论","trend":"帖子","circle":"圈子","demand":"供求","enquiry":"询价","agent":"代理商","goods":"商品","bargaining":"议价","order":"订单","invoice":"发票","enterprise":"企业","merchant":"店铺","job":"职位","task":"导入任务","file":"云盘文件"}
/** 会话主题. */
export const imTopicLabels: Record<ImTopic, string> = {"part":"型号","demand":"供求","goods":"商品","order":"订单"}
/** 平台. */
export const appPlatformLabels: Record<AppPlatform, string> = {"ios":"iOS","android":"Android"}
/** 活动状态. */
export const eventStatusLabels: Record<EventStatus, string> = {"upcoming":"未开始","open":"进行中","ended":"已结束"}
/** 公告位置. */
export const noticePlaceLabels: Record<NoticePlace, string> = {"all":"全站","datasheet":"资料","mall":"商城","inquiry":"供求","news":"资讯"}
/** 资料类型. */
export const originalDataTypeLabels: Record<OriginalDataType, string> = {"guide":"选型指南","note":"应用笔记","brochure":"产品手册","design":"参考设计","software":"软件工具","other":"其他"}
/** 语言. */
export const dataLanguageLabels: Record<DataLanguage, string> = {"zh":"中文","en":"英文"}
/** 类型. */
export const techTypeLabels: Record<TechType, string> = {"course":"课程","datum":"技术资料","column":"专栏"}
/** 排序. */
export const stockSortLabels: Record<StockSort, string> = {"newest":"最近更新","cheapest":"价格最低","most":"数量最多"}
