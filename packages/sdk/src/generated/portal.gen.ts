// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { AgreementKind, AgreementText, AgreementVersion, AppPlatform, AppVersion, CatalogueFigures, ConfigKey, EventStatus, EventVO, HotWord, MemberLevel, Membership, NavItem, Navigation, Notice, Page, PayOnline, PayType, Region, SearchScene, SearchSuggestion } from './types.gen.ts'

/** Input of agreement.inForce. */
export type AgreementInForceInput = {  }
/** What people agree to when they come in: a version of each text. */
export const agreementInForce = 'GET /agreement/inForce' as Op<AgreementInForceInput, AgreementVersion[]>

/** Input of agreement.text. */
export type AgreementTextInput = { kind: AgreementKind; /** 版本. Absent for the one in force. */ number?: number }
/** The words of a version: that in force, or any that was published. */
export const agreementText = 'GET /agreement/text' as Op<AgreementTextInput, AgreementText>

/** Input of app.latest. */
export type AppLatestInput = { /** Absent for the newest of any. */ platform?: AppPlatform }
/** The newest release of the app. */
export const appLatest = 'GET /app/lastest' as Op<AppLatestInput, AppVersion>

/** Input of config.figures. */
export type ConfigFiguresInput = {  }
/** How many parts, brands, categories and datasheets there are. */
export const configFigures = 'GET /config/figures' as Op<ConfigFiguresInput, CatalogueFigures>

/** Input of config.value. */
export type ConfigValueInput = { key: ConfigKey }
/** A number that switches a part of the site: lotteryStatus decides on the lottery. */
export const configValue = 'GET /config' as Op<ConfigValueInput, number>

/** Input of event.detail. */
export type EventDetailInput = { /** 活动 */ id: number }
/** One event with its programme. */
export const eventDetail = 'GET /events/detail' as Op<EventDetailInput, EventVO>

/** Input of event.list. */
export type EventListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: EventStatus }
/** Events, the next ones first. */
export const eventList = 'GET /events/list' as Op<EventListInput, Page<EventVO>>

/** Input of event.sign. */
export type EventSignInput = { /** 活动 */ id: number; /** 姓名 */ name: string; /** 手机号码 */ mobile: string; /** 公司 */ company?: string }
/** Signs the person up for an event. Needs a login. */
export const eventSign = 'POST:u /events/sign /events' as Op<EventSignInput, null>

/** Input of hotWord.byType. */
export type HotWordByTypeInput = { type?: SearchScene; /** 数量 */ size?: number }
/** Words people search for most in one part of the site. */
export const hotWordByType = 'GET /hot/type' as Op<HotWordByTypeInput, HotWord[]>

/** Input of hotWord.search. */
export type HotWordSearchInput = { /** 数量 */ size?: number }
/** Words people search for most. */
export const hotWordSearch = 'GET /hotSearch' as Op<HotWordSearchInput, HotWord[]>

/** Input of member.levels. */
export type MemberLevelsInput = {  }
/** The plans, the free one first. */
export const memberLevels = 'GET /member/level/list' as Op<MemberLevelsInput, MemberLevel[]>

/** Input of member.mine. */
export type MemberMineInput = {  }
/** The plan of the person who asks, and until when. Needs a login. */
export const memberMine = 'GET:u /member/mine' as Op<MemberMineInput, Membership>

/** Input of member.order. */
export type MemberOrderInput = { /** 会员等级 */ levelId: number; payType: PayType }
/** Orders a plan and starts its payment. Needs a login. */
export const memberOrder = 'POST:u /member/order/create' as Op<MemberOrderInput, PayOnline>

/** Input of navigation.friendlyLinks. */
export type NavigationFriendlyLinksInput = {  }
/** The footer's links to friends. */
export const navigationFriendlyLinks = 'GET /friendlyLink/list' as Op<NavigationFriendlyLinksInput, NavItem[]>

/** Input of navigation.lists. */
export type NavigationListsInput = {  }
/** The header's three lists of sites. */
export const navigationLists = 'GET /navigation/get' as Op<NavigationListsInput, Navigation>

/** Input of navigation.preset. */
export type NavigationPresetInput = {  }
/** The header's lists as delivered, for when the others fail. */
export const navigationPreset = 'GET /static/navigation.json' as Op<NavigationPresetInput, Navigation>

/** Input of notice.list. */
export type NoticeListInput = {  }
/** What the site has to say now, the first first; a page shows one. */
export const noticeList = 'GET /notice/list' as Op<NoticeListInput, Notice[]>

/** Input of region.list. */
export type RegionListInput = { /** 上级地区. Absent for the provinces. */ parentId?: number; /** 含下级. Whether the regions inside these follow too, for whoever reads an address. */ deep?: boolean }
/** The regions inside another one, or the provinces, for addresses and forms. */
export const regionList = 'GET /region/list' as Op<RegionListInput, Region[]>

/** Input of suggestion.list. */
export type SuggestionListInput = { /** 搜索内容 */ keywords: string; /** Absent to look through the whole site. */ scene?: SearchScene; /** 数量 */ size?: number }
/** Phrases that go on from what is typed into a search box. */
export const suggestionList = 'GET /search/suggest' as Op<SuggestionListInput, { data: SearchSuggestion[] }>

/** Input of track.add. */
export type TrackAddInput = { /** 来源. The page and the thing done there: /news download, /about view. */ from: string; /** 内容. What it was done to: a number, a scene, a host. */ value: string }
/** Counts a page that is opened, a download, an outbound click or a login gate. */
export const trackAdd = 'POST /track/add' as Op<TrackAddInput, null>
