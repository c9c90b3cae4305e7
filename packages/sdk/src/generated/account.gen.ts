// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { FeedbackCategory, LoginInfo, Page, RecentViewRecord, UserBrief, UserDetail } from './types.gen.ts'

export type FavourCheckInput = { type: 1 | 2 | 3 | 4; targetId: number }
/** Whether something is a favourite. */
export const favourCheck = 'GET:u /my/userFavour/check' as Op<FavourCheckInput, boolean>

export type FavourListInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number; type: 1 | 2 | 3 | 4; keywords?: string }
/** Favourites of one kind, newest first. */
export const favourList = 'GET:u /my/userFavour/list' as Op<FavourListInput, Page<RecentViewRecord>>

export type FavourSetInput = { type: 1 | 2 | 3 | 4; targetId: number; /** 1 favourite, 0 not. */ status: 0 | 1 }
/** Sets, not toggles, whether something is a favourite. */
export const favourSet = 'POST:u /my/userFavour/addOrUpdate' as Op<FavourSetInput, { isFavour: boolean }>

export type FeedbackAddInput = { type: number; content: string; contact: string }
/** Sends feedback. */
export const feedbackAdd = 'POST:u /feedback/add' as Op<FeedbackAddInput, null>

export type FeedbackCategoriesInput = { categoryEnum?: "OPINION" }
/** The kinds of feedback to choose from. */
export const feedbackCategories = 'GET /feedback/category' as Op<FeedbackCategoriesInput, FeedbackCategory[]>

export type HistoryClearInput = { type: 1 | 2 | 3 | 4 }
/** Forgets every view of one kind. */
export const historyClear = 'POST:u /my/history/clear' as Op<HistoryClearInput, null>

export type HistoryListInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number; type: 1 | 2 | 4 }
/** What the person looked at, newest first. */
export const historyList = 'GET:u /my/history/list' as Op<HistoryListInput, Page<RecentViewRecord>>

export type HistoryRemoveInput = { ids: number[] }
/** Forgets some views. */
export const historyRemove = 'POST:u /my/history/delete' as Op<HistoryRemoveInput, null>

export type ProfileInfoInput = { id: number }
/** Name and picture of one person. */
export const profileInfo = 'GET:u /dtUser/info' as Op<ProfileInfoInput, UserBrief>

export type ProfileMyDetailInput = {  }
/** The profile of the person who asks. */
export const profileMyDetail = 'POST:uq /dtUser/myDetail' as Op<ProfileMyDetailInput, UserDetail>

export type ProfileUpdateInput = { nickName?: string; /** md5 of the new password, in hex. */ pwd?: string }
/** Changes nickname or password. */
export const profileUpdate = 'POST:u /dtUser/update' as Op<ProfileUpdateInput, UserDetail>

export type SessionCheckRequiredDataInput = {  }
/** Whether phone number and nickname are filled in. */
export const sessionCheckRequiredData = 'GET:u /user/checkRequiredData' as Op<SessionCheckRequiredDataInput, boolean>

export type SessionCreateExchangeInput = { target: string }
/** Makes a one-time code that a listed partner host may redeem within 60 s. */
export const sessionCreateExchange = 'POST:u /auth/exchange/create' as Op<SessionCreateExchangeInput, { code: string; expire: string }>

export type SessionLoginByCodeInput = { mobile: string; code: string; fromswb?: string }
/** Logs in with an SMS code; a new number becomes a new account. */
export const sessionLoginByCode = 'POST /web/login' as Op<SessionLoginByCodeInput, LoginInfo>

export type SessionLoginByPasswordInput = { mobile: string; /** md5 of the password, in hex (specification, section 5: sent hashed). */ pwd: string; fromswb?: string }
/** Logs in with a password. */
export const sessionLoginByPassword = 'POST /login1' as Op<SessionLoginByPasswordInput, LoginInfo>

export type SessionLogoutInput = {  }
/** Ends this session; its tokens stop working at once. */
export const sessionLogout = 'POST /logout' as Op<SessionLogoutInput, null>

export type SessionRedeemExchangeInput = { code: string }
/** Turns a one-time code into a session, once. */
export const sessionRedeemExchange = 'POST /auth/exchange/redeem' as Op<SessionRedeemExchangeInput, LoginInfo>

export type SessionRenewInput = {  }
/** Hands out a fresh access token to the holder of the session cookie. */
export const sessionRenew = 'POST /auth/session/renew' as Op<SessionRenewInput, LoginInfo>

export type SessionSendNoticeInput = { mobile: string }
/** Sends an SMS code to a phone number. */
export const sessionSendNotice = 'GET:x /sendNotice' as Op<SessionSendNoticeInput, null>
