// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { AgentVO, AgreementVersion, Alert, AlertKind, BindingInfo, ClosingTerms, FavourTag, FeedbackCategory, FollowedItem, FollowedKind, LoginDevice, LoginInfo, MutableAlertKind, Page, RecentViewRecord, SavedQuery, SavedSearch, SavedSearchScene, SentFeedback, Sex, ShareCode, ShareRecord, SocialIntent, UserBrief, UserDetail, UserIdentity } from './types.gen.ts'

/** Input of alert.list. */
export type AlertListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; kind?: AlertKind; /** 已读. Left out: both. */ isRead?: boolean }
/** The alerts of a person, newest first. Needs a login. */
export const alertList = 'GET:u /my/alert/list' as Op<AlertListInput, Page<Alert>>

/** Input of alert.mute. */
export type AlertMuteInput = { kind: MutableAlertKind; /** 静音 */ isMuted: boolean }
/** Mutes a kind of alerts, or lets them come again; what was found is kept. Needs a login. */
export const alertMute = 'POST:u /my/alert/mute /my/alert' as Op<AlertMuteInput, null>

/** Input of alert.mutes. */
export type AlertMutesInput = {  }
/** The kinds of alerts that a person muted. Needs a login. */
export const alertMutes = 'GET:u /my/alert/mutes' as Op<AlertMutesInput, MutableAlertKind[]>

/** Input of alert.read. */
export type AlertReadInput = { /** 提醒. Left out: all of the kind. */ ids?: number[]; /** Left out: of every kind. */ kind?: AlertKind }
/** Marks alerts as read. Needs a login. */
export const alertRead = 'POST:u /my/alert/read /my/alert' as Op<AlertReadInput, null>

/** Input of closing.ask. */
export type ClosingAskInput = { /** 身份验证. What /my/proof/give answered in this session. */ proof: string }
/** Has my account closed after 15 days. Needs a login. */
export const closingAsk = 'POST:u /my/account/close /my/account' as Op<ClosingAskInput, { closesAt: string }>

/** Input of closing.cancel. */
export type ClosingCancelInput = {  }
/** Keeps my account after all. Needs a login. */
export const closingCancel = 'POST:u /my/account/keep /my/account' as Op<ClosingCancelInput, null>

/** Input of closing.terms. */
export type ClosingTermsInput = {  }
/** What becomes of my account when it is closed. Needs a login. */
export const closingTerms = 'GET:u /my/account/closing' as Op<ClosingTermsInput, ClosingTerms>

/** Input of consent.agree. */
export type ConsentAgreeInput = { /** 协议版本 */ ids: number[] }
/** Agrees to versions of agreements; it is kept with its time. Needs a login. */
export const consentAgree = 'POST:u /my/agreement/agree /my/agreement' as Op<ConsentAgreeInput, null>

/** Input of consent.pending. */
export type ConsentPendingInput = {  }
/** Versions in force that the person has not agreed to yet. Needs a login. */
export const consentPending = 'GET:u /my/agreement/pending' as Op<ConsentPendingInput, AgreementVersion[]>

/** Input of contactPoint.bindEmail. */
export type ContactPointBindEmailInput = { /** 邮箱 */ email: string; /** 邮箱验证码 */ code: string; /** 身份验证. Only where another address is bound. */ proof?: string }
/** Binds an e-mail address by the code sent to it. Needs a login. */
export const contactPointBindEmail = 'POST:u /dtUser/bindEmail /bindingInfo /dtUser/myDetail' as Op<ContactPointBindEmailInput, null>

/** Input of contactPoint.bindMobile. */
export type ContactPointBindMobileInput = { /** 手机号码 */ mobile: string; /** 短信验证码 */ code: string; /** 身份验证. What /my/proof/give answered in this session. */ proof: string }
/** Binds a phone number, or another one, by the code sent to it. Needs a login. */
export const contactPointBindMobile = 'POST:u /v1/bindMobile /bindingInfo /dtUser/myDetail /user/checkRequiredData /my/session' as Op<ContactPointBindMobileInput, null>

/** Input of contactPoint.sendEmailCode. */
export type ContactPointSendEmailCodeInput = { /** 邮箱 */ email: string }
/** Sends a code to an e-mail address that is to be bound. Needs a login. */
export const contactPointSendEmailCode = 'POST:u /sendEmailCode' as Op<ContactPointSendEmailCodeInput, null>

/** Input of device.list. */
export type DeviceListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The devices that are logged in, last seen first. Needs a login. */
export const deviceList = 'GET:u /my/session/list' as Op<DeviceListInput, Page<LoginDevice>>

/** Input of device.revoke. */
export type DeviceRevokeInput = { /** 设备. Left out: every device but the one that asks. */ ids?: number[] }
/** Logs devices out at once. Needs a login. */
export const deviceRevoke = 'POST:u /my/session/revoke /my/session' as Op<DeviceRevokeInput, null>

/** Input of favour.check. */
export type FavourCheckInput = { /** 收藏类型 */ type: 1 | 2 | 3 | 4 | 5; /** 收藏内容 */ targetId: number }
/** Whether something is a favourite. Needs a login. */
export const favourCheck = 'GET:u /my/userFavour/check' as Op<FavourCheckInput, boolean>

/** Input of favour.list. */
export type FavourListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 收藏类型 */ type: 1 | 2 | 3 | 4 | 5; /** 搜索内容 */ keywords?: string; /** 标签. Only those with this tag. */ tag?: string }
/** Favourites of one kind, newest first. Needs a login. */
export const favourList = 'GET:u /my/userFavour/list' as Op<FavourListInput, Page<RecentViewRecord>>

/** Input of favour.set. */
export type FavourSetInput = { /** 收藏类型 */ type: 1 | 2 | 3 | 4 | 5; /** 收藏内容 */ targetId: number; /** 收藏. 1 favourite, 0 not. */ status: 0 | 1 }
/** Sets, not toggles, whether something is a favourite. Needs a login. */
export const favourSet = 'POST:u /my/userFavour/addOrUpdate /my/userFavour /trends/mine' as Op<FavourSetInput, { isFavour: boolean }>

/** Input of favour.setTags. */
export type FavourSetTagsInput = { /** 收藏类型 */ type: 1 | 2 | 3 | 4 | 5; /** 收藏内容 */ targetId: number; /** 标签 */ tags: string[] }
/** Replaces the tags of a favourite. Needs a login. */
export const favourSetTags = 'POST:u /my/userFavour/tag/set /my/userFavour' as Op<FavourSetTagsInput, { tags: string[] }>

/** Input of favour.tags. */
export type FavourTagsInput = { /** 收藏类型 */ type: 1 | 2 | 3 | 4 | 5 }
/** The tags on favourites of one kind, the most used first. Needs a login. */
export const favourTags = 'GET:u /my/userFavour/tag/list' as Op<FavourTagsInput, FavourTag[]>

/** Input of feedback.add. */
export type FeedbackAddInput = { /** 反馈类型 */ type: number; /** 反馈内容 */ content: string; /** 联系方式 */ contact: string }
/** Sends feedback. Needs a login. */
export const feedbackAdd = 'POST:u /feedback/add /feedback/mine' as Op<FeedbackAddInput, null>

/** Input of feedback.categories. */
export type FeedbackCategoriesInput = { /** 反馈范围 */ categoryEnum?: "OPINION" }
/** The kinds of feedback to choose from. */
export const feedbackCategories = 'GET /feedback/category' as Op<FeedbackCategoriesInput, FeedbackCategory[]>

/** Input of feedback.mine. */
export type FeedbackMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** What the person wrote to us, newest first. Needs a login. */
export const feedbackMine = 'GET:u /feedback/mine' as Op<FeedbackMineInput, Page<SentFeedback>>

/** Input of follow.fans. */
export type FollowFansInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The people who follow the person, newest first. Needs a login. */
export const followFans = 'GET:u /my/fans/list' as Op<FollowFansInput, Page<UserBrief>>

/** Input of follow.list. */
export type FollowListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type: FollowedKind }
/** What the person follows of one kind, newest first. Needs a login. */
export const followList = 'GET:u /my/follow/list' as Op<FollowListInput, Page<FollowedItem>>

/** Input of history.agents. */
export type HistoryAgentsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The agents that the person looked at, newest first. Needs a login. */
export const historyAgents = 'GET:u /my/history/agent/list' as Op<HistoryAgentsInput, Page<AgentVO>>

/** Input of history.clear. */
export type HistoryClearInput = { /** 浏览类型. 1 datasheets, 2 articles, 3 agents, 4 demands. */ type: 1 | 2 | 3 | 4 }
/** Forgets every view of one kind. Needs a login. */
export const historyClear = 'POST:u /my/history/clear /my/history' as Op<HistoryClearInput, null>

/** Input of history.list. */
export type HistoryListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 浏览类型 */ type: 1 | 2 | 4 }
/** What the person looked at, newest first. Needs a login. */
export const historyList = 'GET:u /my/history/list' as Op<HistoryListInput, Page<RecentViewRecord>>

/** Input of history.merge. */
export type HistoryMergeInput = { /** 浏览记录 */ views: ({ /** 浏览类型. 1 datasheets, 2 articles, 3 agents, 4 demands. */ type: 1 | 2 | 3 | 4; /** 浏览内容 */ targetId: number; /** 浏览时间 */ viewedAt: string })[] }
/** Adds the views of a browser that was logged out to those of the person. Needs a login. */
export const historyMerge = 'POST:u /my/history/merge /my/history' as Op<HistoryMergeInput, { /** How many are new, or newer than what was known. */ merged: number }>

/** Input of history.pause. */
export type HistoryPauseInput = { /** 暂停记录. 1 paused, 0 remembered. */ status: 0 | 1 }
/** Stops remembering what the person looks at, or goes on. Needs a login. */
export const historyPause = 'POST:u /my/history/pause /dtUser/myDetail' as Op<HistoryPauseInput, { isPaused: boolean }>

/** Input of history.remove. */
export type HistoryRemoveInput = { /** 浏览记录 */ ids: number[] }
/** Forgets some views. Needs a login. */
export const historyRemove = 'POST:u /my/history/delete /my/history' as Op<HistoryRemoveInput, null>

/** Input of profile.exportData. */
export type ProfileExportDataInput = { /** 身份验证. What /my/proof/give answered in this session. */ proof: string }
/** Everything that is kept of the person, as one zip: what they wrote and kept as JSON, and the files they sent. Needs a login. */
export const profileExportData = 'POST:ub /my/data/export' as Op<ProfileExportDataInput, Blob>

/** Input of profile.identity. */
export type ProfileIdentityInput = {  }
/** The roles of the person who asks. Needs a login. */
export const profileIdentity = 'GET:u /user/identity' as Op<ProfileIdentityInput, UserIdentity>

/** Input of profile.info. */
export type ProfileInfoInput = { /** 用户 */ id: number }
/** Name and picture of one person. Needs a login. */
export const profileInfo = 'GET:u /dtUser/info' as Op<ProfileInfoInput, UserBrief>

/** Input of profile.myDetail. */
export type ProfileMyDetailInput = {  }
/** The profile of the person who asks. Needs a login. */
export const profileMyDetail = 'POST:uq /dtUser/myDetail' as Op<ProfileMyDetailInput, UserDetail>

/** Input of profile.update. */
export type ProfileUpdateInput = { /** 昵称 */ nickName?: string; /** 头像 */ avatar?: string; sex?: Sex; /** 邮箱. Where to write to; not proved, so nobody logs in with it. */ email?: string; /** 公司 */ company?: string; /** 职位 */ position?: string; /** 行业 */ industry?: string; /** 省份 */ province?: string; /** 城市 */ city?: string; /** 个人简介 */ intro?: string }
/** Changes what a profile says. Needs a login. */
export const profileUpdate = 'POST:u /dtUser/update /dtUser /user/checkRequiredData' as Op<ProfileUpdateInput, UserDetail>

/** Input of proof.give. */
export type ProofGiveInput = { /** 密码. md5 of the password, in hex (specification, section 5: sent hashed). */ pwd?: string; /** 短信验证码. Sent to the number that is bound. */ code?: string }
/** Proves that the owner asks: by the password, or the code that was sent. Needs a login. */
export const proofGive = 'POST:u /my/proof/give' as Op<ProofGiveInput, { /** For the calls that ask for one. */ proof: string; expireTime: string }>

/** Input of proof.sendCode. */
export type ProofSendCodeInput = {  }
/** Sends a code to the phone number that is bound. Needs a login. */
export const proofSendCode = 'POST:u /my/proof/sendCode' as Op<ProofSendCodeInput, null>

/** Input of register.asEnterprise. */
export type RegisterAsEnterpriseInput = { /** 手机号码 */ mobile: string; /** 短信验证码 */ code: string; /** 密码. md5 of the password, in hex (specification, section 5: sent hashed). */ pwd: string; /** 昵称. Left out: one is made from the number. */ nickName?: string; /** 邀请码. Of the person who invited; one that is not valid is passed over. */ shareCode?: string; /** 来源地址 */ fromswb?: string; /** 协议版本 */ agreed?: number[]; /** 企业资料 */ enterprise: { /** 企业名称 */ name: string; /** 统一社会信用代码 */ creditCode: string; /** 企业类型 */ type: string[]; /** 营业执照 */ businessLicense: string; /** 所在地区 */ region?: string; /** 详细地址 */ address?: string; /** 联系人 */ contactName: string; /** 联系人手机号码 */ contactMobile: string; /** 邮箱 */ email?: string; /** 职位 */ position?: string } }
/** Makes an account, applies for certification, logs in. */
export const registerAsEnterprise = 'POST:j /registerEnterpriseUser' as Op<RegisterAsEnterpriseInput, LoginInfo>

/** Input of register.asPerson. */
export type RegisterAsPersonInput = { /** 手机号码 */ mobile: string; /** 短信验证码 */ code: string; /** 密码. md5 of the password, in hex (specification, section 5: sent hashed). */ pwd: string; /** 昵称. Left out: one is made from the number. */ nickName?: string; /** 邀请码. Of the person who invited; one that is not valid is passed over. */ shareCode?: string; /** 来源地址 */ fromswb?: string; /** 协议版本 */ agreed?: number[]; /** 邮箱 */ email?: string }
/** Makes an account for a phone number and logs in. */
export const registerAsPerson = 'POST /register' as Op<RegisterAsPersonInput, LoginInfo>

/** Input of register.changePassword. */
export type RegisterChangePasswordInput = { /** 原密码. md5, in hex. Left out by who has no password yet. */ oldPwd?: string; /** 新密码. md5 of the password, in hex (specification, section 5: sent hashed). */ pwd: string; /** 身份验证. Of who has no password yet. */ proof?: string }
/** Replaces the password by a new one. Needs a login. */
export const registerChangePassword = 'POST:u /restPwd /dtUser/myDetail /my/session' as Op<RegisterChangePasswordInput, null>

/** Input of register.checkCode. */
export type RegisterCheckCodeInput = { /** 手机号码 */ mobile: string; /** 短信验证码 */ code: string }
/** Whether an SMS code is right; does not use it up. */
export const registerCheckCode = 'POST /validateCode' as Op<RegisterCheckCodeInput, boolean>

/** Input of register.isNameFree. */
export type RegisterIsNameFreeInput = { /** 名称 */ name: string; /** 名称类型 */ type?: "nickName" | "enterprise" }
/** Whether nobody uses a nickname or the name of an enterprise. */
export const registerIsNameFree = 'GET /name/validate' as Op<RegisterIsNameFreeInput, boolean>

/** Input of register.isRegistered. */
export type RegisterIsRegisteredInput = { /** 手机号码 */ mobile: string }
/** Whether a phone number has an account. */
export const registerIsRegistered = 'POST /validate/mobile' as Op<RegisterIsRegisteredInput, boolean>

/** Input of register.recoverPassword. */
export type RegisterRecoverPasswordInput = { /** 手机号码 */ mobile: string; /** 短信验证码 */ code: string; /** 新密码. md5 of the password, in hex (specification, section 5: sent hashed). */ pwd: string }
/** Sets a new password by an SMS code. */
export const registerRecoverPassword = 'POST /forgetPwd' as Op<RegisterRecoverPasswordInput, null>

/** Input of savedSearch.list. */
export type SavedSearchListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; scene?: SavedSearchScene }
/** The searches that the person keeps, newest first. Needs a login. */
export const savedSearchList = 'GET:u /my/search/list' as Op<SavedSearchListInput, Page<SavedSearch>>

/** Input of savedSearch.open. */
export type SavedSearchOpenInput = { /** 保存的搜索 */ id: number }
/** Notes that the person looks at what a kept search finds. Needs a login. */
export const savedSearchOpen = 'POST:u /my/search/open /my/search' as Op<SavedSearchOpenInput, null>

/** Input of savedSearch.remove. */
export type SavedSearchRemoveInput = { /** 保存的搜索 */ ids: number[] }
/** Forgets some kept searches. Needs a login. */
export const savedSearchRemove = 'POST:u /my/search/delete /my/search' as Op<SavedSearchRemoveInput, null>

/** Input of savedSearch.save. */
export type SavedSearchSaveInput = { /** 保存的搜索. Left out for a new one. */ id?: number; /** 名称 */ name: string; scene: SavedSearchScene; query: SavedQuery; /** 新结果通知. Tell the person when something new matches. */ notify?: boolean }
/** Keeps a search, or changes one that was kept. Needs a login. */
export const savedSearchSave = 'POST:u /my/search/save /my/search' as Op<SavedSearchSaveInput, SavedSearch>

/** Input of session.checkRequiredData. */
export type SessionCheckRequiredDataInput = {  }
/** Whether phone number and nickname are filled in. Needs a login. */
export const sessionCheckRequiredData = 'GET:u /user/checkRequiredData' as Op<SessionCheckRequiredDataInput, boolean>

/** Input of session.createExchange. */
export type SessionCreateExchangeInput = { /** 返回地址 */ target: string }
/** Makes a one-time code that a listed partner host may redeem within 60 s. Needs a login. */
export const sessionCreateExchange = 'POST:u /auth/exchange/create' as Op<SessionCreateExchangeInput, { code: string; expire: string }>

/** Input of session.loginByCode. */
export type SessionLoginByCodeInput = { /** 手机号码 */ mobile: string; /** 短信验证码 */ code: string; /** 来源地址 */ fromswb?: string; /** 协议版本 */ agreed?: number[] }
/** Logs in with an SMS code; a new number becomes a new account. */
export const sessionLoginByCode = 'POST /web/login' as Op<SessionLoginByCodeInput, LoginInfo>

/** Input of session.loginByPassword. */
export type SessionLoginByPasswordInput = { /** 手机号码 */ mobile: string; /** 密码. md5 of the password, in hex (specification, section 5: sent hashed). */ pwd: string; /** 来源地址 */ fromswb?: string; /** 协议版本 */ agreed?: number[] }
/** Logs in with a password. */
export const sessionLoginByPassword = 'POST /login1' as Op<SessionLoginByPasswordInput, LoginInfo>

/** Input of session.logout. */
export type SessionLogoutInput = {  }
/** Ends this session; its tokens stop working at once. */
export const sessionLogout = 'POST /logout' as Op<SessionLogoutInput, null>

/** Input of session.redeemExchange. */
export type SessionRedeemExchangeInput = { /** 登录码 */ code: string }
/** Turns a one-time code into a session, once. */
export const sessionRedeemExchange = 'POST /auth/exchange/redeem' as Op<SessionRedeemExchangeInput, LoginInfo>

/** Input of session.renew. */
export type SessionRenewInput = {  }
/** Hands out a fresh access token to the holder of the session cookie. */
export const sessionRenew = 'POST /auth/session/renew' as Op<SessionRenewInput, LoginInfo>

/** Input of session.sendNotice. */
export type SessionSendNoticeInput = { /** 手机号码 */ mobile: string }
/** Sends an SMS code to a phone number. */
export const sessionSendNotice = 'GET:x /sendNotice' as Op<SessionSendNoticeInput, null>

/** Input of shareCode.inviter. */
export type ShareCodeInviterInput = { /** 邀请码 */ shareCode: string }
/** Whether a code is valid, and who invites with it. */
export const shareCodeInviter = 'GET /user/shareCode/info' as Op<ShareCodeInviterInput, { valid: boolean; user?: UserBrief }>

/** Input of shareCode.mine. */
export type ShareCodeMineInput = {  }
/** The code of the person who asks; the first call makes it. Needs a login. */
export const shareCodeMine = 'GET:u /user/shareCode/get' as Op<ShareCodeMineInput, ShareCode>

/** Input of shareCode.poster. */
export type ShareCodePosterInput = {  }
/** A picture with the code to show around. Needs a login. */
export const shareCodePoster = 'GET:ub /user/shareCode/poster' as Op<ShareCodePosterInput, Blob>

/** Input of shareCode.records. */
export type ShareCodeRecordsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Who came by the code, newest first. Needs a login. */
export const shareCodeRecords = 'GET:u /user/shareCode/record' as Op<ShareCodeRecordsInput, Page<ShareRecord>>

/** Input of shareCode.totals. */
export type ShareCodeTotalsInput = {  }
/** How many came by the code. Needs a login. */
export const shareCodeTotals = 'GET:u /user/shareCode/total' as Op<ShareCodeTotalsInput, { inviteCount: number; rewardCount: number; todayCount: number }>

/** Input of social.authorizeUrl. */
export type SocialAuthorizeUrlInput = { /** 第三方 */ provider: "wx" | "qq"; intent: SocialIntent; /** 返回地址. A page of this site. */ redirectUri: string }
/** Where to send the browser so that WeChat or QQ asks. */
export const socialAuthorizeUrl = 'GET /oauth/authorizeUrl' as Op<SocialAuthorizeUrlInput, { url: string; /** Comes back with the code; another one is refused. */ state: string }>

/** Input of social.bindQq. */
export type SocialBindQqInput = { /** 授权码 */ authorizationCode: string; /** 身份验证. What /my/proof/give answered in this session. */ proof: string }
/** Binds a QQ account to this one. Needs a login. */
export const socialBindQq = 'POST:u /qq/web/binding /bindingInfo' as Op<SocialBindQqInput, null>

/** Input of social.bindWx. */
export type SocialBindWxInput = { /** 授权码 */ authorizationCode: string; /** 身份验证. What /my/proof/give answered in this session. */ proof: string }
/** Binds a WeChat account to this one. Needs a login. */
export const socialBindWx = 'POST:u /wx/web/binding /bindingInfo' as Op<SocialBindWxInput, null>

/** Input of social.bindings. */
export type SocialBindingsInput = {  }
/** Which number, address and social accounts are bound. Needs a login. */
export const socialBindings = 'GET:u /bindingInfo' as Op<SocialBindingsInput, BindingInfo>

/** Input of social.loginByQq. */
export type SocialLoginByQqInput = { /** 授权码 */ authorizationCode: string; /** 邀请码. Of the person who invited, when this makes a new account. */ shareCode?: string; /** 来源地址 */ fromswb?: string; /** 协议版本 */ agreed?: number[] }
/** Logs in with QQ; a new person becomes a new account. */
export const socialLoginByQq = 'POST /qq/web/login' as Op<SocialLoginByQqInput, { lognUser: LoginInfo }>

/** Input of social.loginByWx. */
export type SocialLoginByWxInput = { /** 授权码 */ authorizationCode: string; /** 邀请码. Of the person who invited, when this makes a new account. */ shareCode?: string; /** 来源地址 */ fromswb?: string; /** 协议版本 */ agreed?: number[] }
/** Logs in with WeChat; a new person becomes a new account. */
export const socialLoginByWx = 'POST /wx/web/login' as Op<SocialLoginByWxInput, { lognUser: LoginInfo }>

/** Input of social.qrcode. */
export type SocialQrcodeInput = {  }
/** A new code to scan with WeChat; each call makes another. */
export const socialQrcode = 'GET /wx/web/qrcode' as Op<SocialQrcodeInput, { ticket: string; /** What the code says. */ url: string; expireTime: string }>

/** Input of social.qrcodeStatus. */
export type SocialQrcodeStatusInput = { /** 二维码 */ ticket: string }
/** How far the scan of a code is; asked every 2 s. */
export const socialQrcodeStatus = 'GET /wx/web/qrcode/status' as Op<SocialQrcodeStatusInput, { status: "waiting" | "scanned" | "confirmed" | "expired"; /** Once confirmed: for the login with WeChat. */ authorizationCode?: string }>

/** Input of social.unbindQq. */
export type SocialUnbindQqInput = { /** 身份验证. What /my/proof/give answered in this session. */ proof: string }
/** Parts from the bound QQ account. Needs a login. */
export const socialUnbindQq = 'POST:u /qq/web/unbind /bindingInfo' as Op<SocialUnbindQqInput, null>

/** Input of social.unbindWx. */
export type SocialUnbindWxInput = { /** 身份验证. What /my/proof/give answered in this session. */ proof: string }
/** Parts from the bound WeChat account. Needs a login. */
export const socialUnbindWx = 'POST:u /wx/web/unbind /bindingInfo' as Op<SocialUnbindWxInput, null>
