// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { BusinessLicense, ContactLook, ContactVO, DemandVO, EnterpriseHint, EnterpriseMember, EnterpriseMemberStatus, EnterpriseStatus, EnterpriseType, EnterpriseUserDetail, EnterpriseVO, Evidence, Page } from './types.gen.ts'

/** Input of certification.auth. */
export type CertificationAuthInput = { /** 企业名称 */ name: string; /** 统一社会信用代码 */ creditCode: string; /** 企业类型. Labels of the list of types. */ type: string[]; /** 营业执照 */ businessLicense: string; /** 法定代表人 */ legalPerson?: string; /** 营业执照有效期. The last day; left out where it has no end. */ validTo?: string; /** 认证人姓名 */ authName: string; /** 认证人手机号码 */ authMobile: string; /** 职位 */ position?: string; /** 授权委托书 */ proxyUrl?: string; /** 所在地区 */ region?: string; /** 详细地址 */ address?: string; /** 公司网址 */ website?: string; /** 企业简介 */ intro?: string }
/** Applies for certification, or again after a refusal. Needs a login. */
export const certificationAuth = 'POST:u /enterprise/user/auth /enterprise /user/identity /dtUser/myDetail' as Op<CertificationAuthInput, { status: EnterpriseStatus }>

/** Input of certification.detail. */
export type CertificationDetailInput = {  }
/** My enterprise with its certification; null where I have none. Needs a login. */
export const certificationDetail = 'GET:u /enterprise/user/detail' as Op<CertificationDetailInput, EnterpriseUserDetail | null>

/** Input of certification.status. */
export type CertificationStatusInput = {  }
/** How far my certification is; null where I never applied. Needs a login. */
export const certificationStatus = 'GET:u /enterprise/user/status' as Op<CertificationStatusInput, EnterpriseStatus | null>

/** Input of certification.update. */
export type CertificationUpdateInput = { /** 企业标志 */ logo?: string; /** 所在地区 */ region?: string; /** 详细地址 */ address?: string; /** 公司网址 */ website?: string; /** 企业简介 */ intro?: string }
/** Replaces the profile of my enterprise, without review; what is left out is emptied. For certified enterprises. */
export const certificationUpdate = 'POST:u /enterprise/user/update /enterprise' as Op<CertificationUpdateInput, EnterpriseUserDetail>

/** Input of certification.uploadLicense. */
export type CertificationUploadLicenseInput = { /** 营业执照 */ file: unknown }
/** Takes a picture or PDF of a business licence and reads what it says. */
export const certificationUploadLicense = 'POST:m /enterprise/user/businessLicense' as Op<CertificationUploadLicenseInput, BusinessLicense>

/** Input of contact.add. */
export type ContactAddInput = { /** 姓名 */ name: string; /** 手机号码 */ mobile: string; /** 电话 */ tel?: string; /** 邮箱 */ email?: string; /** QQ */ qq?: string; /** 微信号 */ wechat?: string; /** 职位 */ position?: string; /** 负责地区. The regions this contact looks after, in words. */ region?: string; /** 负责品牌. The brands this contact looks after. */ brandIds?: number[] }
/** Adds a contact of my enterprise at the end; the first becomes the default. For certified enterprises. */
export const contactAdd = 'POST:u /contact/add /contact /enterprise/contacts /enterprise/detail /agent/contacts /trader/contacts' as Op<ContactAddInput, ContactVO>

/** Input of contact.detail. */
export type ContactDetailInput = { /** 联系人 */ id: number }
/** One contact that everybody may look up, or one of mine. Needs a login. */
export const contactDetail = 'GET:u /contact/detail' as Op<ContactDetailInput, ContactVO>

/** Input of contact.list. */
export type ContactListInput = { /** 归属 */ ownerType: "enterprise" | "agent" | "trader" | "brand" | "merchant"; /** 归属方 */ ownerId: number }
/** The contacts of a company, brand or shop; masked for all but the company. */
export const contactList = 'GET /contact/list' as Op<ContactListInput, ContactVO[]>

/** Input of contact.looks. */
export type ContactLooksInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Who saw the numbers of the contacts of my enterprise, newest first. For certified enterprises. */
export const contactLooks = 'GET:u /contact/look/list' as Op<ContactLooksInput, Page<ContactLook>>

/** Input of contact.mine. */
export type ContactMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The contacts of my enterprise, in the order they are shown. For certified enterprises. */
export const contactMine = 'GET:u /contact/mine' as Op<ContactMineInput, Page<ContactVO>>

/** Input of contact.remove. */
export type ContactRemoveInput = { /** 联系人 */ ids: number[] }
/** Deletes contacts of my enterprise. For certified enterprises. */
export const contactRemove = 'POST:u /contact/delete /contact /enterprise/contacts /enterprise/detail /agent/contacts /trader/contacts' as Op<ContactRemoveInput, null>

/** Input of contact.sort. */
export type ContactSortInput = { /** 联系人. In the new order; those left out follow as they were. */ ids: number[] }
/** Puts contacts of my enterprise in a new order; the first is the default. For certified enterprises. */
export const contactSort = 'POST:u /contact/sort /contact /enterprise/contacts /enterprise/detail /agent/contacts /trader/contacts' as Op<ContactSortInput, null>

/** Input of contact.update. */
export type ContactUpdateInput = { /** 联系人 */ id: number; /** 姓名 */ name: string; /** 手机号码 */ mobile: string; /** 电话 */ tel?: string; /** 邮箱 */ email?: string; /** QQ */ qq?: string; /** 微信号 */ wechat?: string; /** 职位 */ position?: string; /** 负责地区. The regions this contact looks after, in words. */ region?: string; /** 负责品牌. The brands this contact looks after. */ brandIds?: number[] }
/** Replaces a contact of my enterprise; what is left out is emptied. For certified enterprises. */
export const contactUpdate = 'POST:u /contact/update /contact /enterprise/contacts /enterprise/detail /agent/contacts /trader/contacts' as Op<ContactUpdateInput, null>

/** Input of directory.contacts. */
export type DirectoryContactsInput = { /** 企业 */ enterpriseId: number }
/** All contacts of an enterprise; masked for visitors. */
export const directoryContacts = 'GET /enterprise/contacts' as Op<DirectoryContactsInput, ContactVO[]>

/** Input of directory.demands. */
export type DirectoryDemandsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ enterpriseId: number; /** 供求类型. 1 需求, 0 供应; left out for both. */ type?: 0 | 1 }
/** The open demands and offers of an enterprise, newest first. */
export const directoryDemands = 'GET /enterprise/demand/list' as Op<DirectoryDemandsInput, Page<DemandVO>>

/** Input of directory.detail. */
export type DirectoryDetailInput = { /** 企业 */ id: number }
/** One enterprise, as its page shows it. */
export const directoryDetail = 'GET /enterprise/detail' as Op<DirectoryDetailInput, EnterpriseVO>

/** Input of directory.hint. */
export type DirectoryHintInput = { /** 搜索内容 */ keywords: string }
/** Enterprises whose name holds the words, while typing. */
export const directoryHint = 'GET /enterprise/hint' as Op<DirectoryHintInput, { data: EnterpriseHint[] }>

/** Input of directory.search. */
export type DirectorySearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 地区 */ region?: string; /** 企业类型. A label of the list of types. */ type?: string; /** 已认证. Only certified ones. */ verified?: boolean }
/** Finds enterprises; without words, those I follow and the newest. */
export const directorySearch = 'GET /enterprise/search' as Op<DirectorySearchInput, Page<EnterpriseVO>>

/** Input of directory.types. */
export type DirectoryTypesInput = {  }
/** The kinds of company to choose from. */
export const directoryTypes = 'GET /enterprise/type/list' as Op<DirectoryTypesInput, EnterpriseType[]>

/** Input of evidence.card. */
export type EvidenceCardInput = { /** 供应商类型 */ ownerType: "enterprise" | "agent" | "trader" | "merchant"; /** 供应商 */ ownerId: number }
/** What the records say about a supplier, each with its source. */
export const evidenceCard = 'GET /evidence/card' as Op<EvidenceCardInput, Evidence>

/** Input of follow.list. */
export type FollowListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The enterprises I follow, the latest first. Needs a login. */
export const followList = 'GET:u /enterprise/follow/list' as Op<FollowListInput, Page<EnterpriseVO>>

/** Input of follow.set. */
export type FollowSetInput = { /** 企业 */ enterpriseId: number; /** 关注. 1 follow, 0 no longer. */ status: 0 | 1 }
/** Follows an enterprise, or no longer. Needs a login. */
export const followSet = 'POST:u /enterprise/follow' as Op<FollowSetInput, { isFollow: boolean }>

/** Input of member.audit. */
export type MemberAuditInput = { /** 成员 */ id: number; /** 审核结果 */ status: "joined" | "refused"; /** 审核说明. The person is told. */ remark?: string }
/** The creator lets a person join, or refuses. For certified enterprises. */
export const memberAudit = 'POST:u /enterprise/user/member/audit /enterprise/user/member' as Op<MemberAuditInput, null>

/** Input of member.join. */
export type MemberJoinInput = { /** 企业 */ enterpriseId: number; /** 申请说明 */ remark?: string }
/** Asks to join an enterprise that is certified already. Needs a login. */
export const memberJoin = 'POST:u /enterprise/user/join /enterprise/user /user/identity /dtUser/myDetail' as Op<MemberJoinInput, null>

/** Input of member.list. */
export type MemberListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: EnterpriseMemberStatus }
/** The members of my enterprise and those who ask to join. For certified enterprises. */
export const memberList = 'GET:u /enterprise/user/member/list' as Op<MemberListInput, Page<EnterpriseMember>>

/** Input of member.quit. */
export type MemberQuitInput = {  }
/** Leaves the enterprise; its creator hands it over first. Needs a login. */
export const memberQuit = 'POST:u /enterprise/user/quit /enterprise/user /user/identity /dtUser/myDetail' as Op<MemberQuitInput, null>

/** Input of member.remove. */
export type MemberRemoveInput = { /** 成员 */ id: number }
/** The creator takes a member out of the enterprise. For certified enterprises. */
export const memberRemove = 'POST:u /enterprise/user/member/remove /enterprise/user/member' as Op<MemberRemoveInput, null>

/** Input of member.transfer. */
export type MemberTransferInput = { /** 成员. The number of the person. */ userId: number }
/** The creator hands the enterprise to a member. For certified enterprises. */
export const memberTransfer = 'POST:u /enterprise/user/creator/transfer /enterprise/user /user/identity /dtUser/myDetail' as Op<MemberTransferInput, null>

/** Input of myContact.add. */
export type MyContactAddInput = { /** 姓名 */ name: string; /** 手机号码 */ mobile: string; /** 电话 */ tel?: string; /** 邮箱 */ email?: string; /** QQ */ qq?: string; /** 微信号 */ wechat?: string; /** 职位 */ position?: string; /** 设为默认 */ isDefault?: boolean }
/** Adds one of my own contacts; the first becomes the default. Needs a login. */
export const myContactAdd = 'POST:u /user/contacts/add /user/contacts' as Op<MyContactAddInput, ContactVO>

/** Input of myContact.detail. */
export type MyContactDetailInput = { /** 联系人 */ id: number }
/** One of my own contacts. Needs a login. */
export const myContactDetail = 'GET:u /user/contacts/detail' as Op<MyContactDetailInput, ContactVO>

/** Input of myContact.list. */
export type MyContactListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string }
/** My own contacts for demands and enquiries, the default one first. Needs a login. */
export const myContactList = 'GET:u /user/contacts/list' as Op<MyContactListInput, Page<ContactVO>>

/** Input of myContact.makeDefault. */
export type MyContactMakeDefaultInput = { /** 联系人 */ id: number }
/** Makes one of my own contacts the one forms take first. Needs a login. */
export const myContactMakeDefault = 'POST:u /user/contacts/default /user/contacts' as Op<MyContactMakeDefaultInput, null>

/** Input of myContact.remove. */
export type MyContactRemoveInput = { /** 联系人 */ ids: number[] }
/** Deletes some of my own contacts. Needs a login. */
export const myContactRemove = 'POST:u /user/contacts/delete /user/contacts' as Op<MyContactRemoveInput, null>

/** Input of myContact.update. */
export type MyContactUpdateInput = { /** 联系人 */ id: number; /** 姓名 */ name: string; /** 手机号码 */ mobile: string; /** 电话 */ tel?: string; /** 邮箱 */ email?: string; /** QQ */ qq?: string; /** 微信号 */ wechat?: string; /** 职位 */ position?: string }
/** Replaces one of my own contacts; what is left out is emptied. Needs a login. */
export const myContactUpdate = 'POST:u /user/contacts/update /user/contacts' as Op<MyContactUpdateInput, null>
