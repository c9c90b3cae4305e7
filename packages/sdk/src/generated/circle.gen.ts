// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { CircleStatus, CommentVO, Page, TrendKind, TrendReportReason, TrendSort, TrendStatus, TrendsGroup, TrendsVO, UserBrief } from './types.gen.ts'

/** Input of circle.add. */
export type CircleAddInput = { /** 圈子. A refused one that is asked for again. */ id?: number; /** 圈子名称 */ name: string; /** 圈子图片 */ imgUrl: string; /** 圈子简介 */ intro: string; /** 申请理由. For those who review it. */ reason?: string }
/** Asks for a new circle; it opens after a review. Needs a login. */
export const circleAdd = 'POST:u /trends/group/add /trends/group/mine' as Op<CircleAddInput, { id: number; status: CircleStatus }>

/** Input of circle.detail. */
export type CircleDetailInput = { /** 圈子 */ id: number }
/** One circle. */
export const circleDetail = 'GET /trends/group/detail' as Op<CircleDetailInput, TrendsGroup>

/** Input of circle.follow. */
export type CircleFollowInput = { /** 圈子 */ groupId: number; /** 加入. 1 joined, 0 not. */ status: 0 | 1 }
/** Joins or leaves a circle. Needs a login. */
export const circleFollow = 'POST:u /trends/group/follow /trends/group /trends/list' as Op<CircleFollowInput, { isFollow: boolean; memberCount: number }>

/** Input of circle.hot. */
export type CircleHotInput = { /** 数量 */ size?: number }
/** Circles where most is going on. */
export const circleHot = 'GET /trends/group/hot' as Op<CircleHotInput, TrendsGroup[]>

/** Input of circle.list. */
export type CircleListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string }
/** Circles, the largest first, or those that words find. */
export const circleList = 'GET /trends/group' as Op<CircleListInput, Page<TrendsGroup>>

/** Input of circle.members. */
export type CircleMembersInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 圈子 */ groupId: number }
/** People of a circle, its founder first. */
export const circleMembers = 'GET /trends/group/members' as Op<CircleMembersInput, Page<UserBrief>>

/** Input of circle.mine. */
export type CircleMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Circles that the person who asks founded or joined. Needs a login. */
export const circleMine = 'GET:u /trends/group/mine' as Op<CircleMineInput, Page<TrendsGroup>>

/** Input of trend.accept. */
export type TrendAcceptInput = { /** 帖子 */ id: number; /** 评论 */ commentId?: number }
/** Accepts a comment as the answer to a question. Needs a login. */
export const trendAccept = 'POST:u /trends/accept /trends/list /trends/mine /trends/detail /trends/comments' as Op<TrendAcceptInput, TrendsVO>

/** Input of trend.add. */
export type TrendAddInput = { /** 圈子 */ groupId: number; kind?: TrendKind; /** 标题 */ title?: string; /** 内容 */ content: string; /** 图片 */ images?: string[]; /** 输入. This and the next three are of a question; other kinds keep none. */ input?: string; /** 输出 */ output?: string; /** 负载 */ load?: string; /** 试过什么 */ tried?: string; /** 型号. Parts that the post is about. */ partIds?: number[] }
/** Posts in a circle, and joins it where the person had not. Needs a login. */
export const trendAdd = 'POST:u /trends/add /trends/list /trends/mine /trends/group' as Op<TrendAddInput, { id: number; status: TrendStatus }>

/** Input of trend.comments. */
export type TrendCommentsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 帖子 */ id: number; /** 排序 */ sort?: "hot" | "newest" }
/** Comments on a post, with their answers. */
export const trendComments = 'GET /trends/comments' as Op<TrendCommentsInput, Page<CommentVO>>

/** Input of trend.detail. */
export type TrendDetailInput = { /** 帖子 */ id: number }
/** One post of a circle. */
export const trendDetail = 'GET /trends/detail' as Op<TrendDetailInput, TrendsVO>

/** Input of trend.like. */
export type TrendLikeInput = { /** 帖子 */ id: number; /** 点赞. 1 liked, 0 not. */ status: 0 | 1 }
/** Likes a post, or takes it back. Needs a login. */
export const trendLike = 'POST:u /trends/like' as Op<TrendLikeInput, { likeCount: number; isLike: boolean }>

/** Input of trend.list. */
export type TrendListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 圈子 */ groupId?: number; /** 用户 */ userId?: number; /** 型号. Posts that name this part. */ partId?: number; /** 搜索内容 */ keywords?: string; kind?: TrendKind; /** `follow` needs a login: only circles that the person has joined. */ sort?: TrendSort }
/** Posts of every circle, of one circle, of one person, or about one part. */
export const trendList = 'GET /trends/list' as Op<TrendListInput, Page<TrendsVO>>

/** Input of trend.mine. */
export type TrendMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 范围 */ tab?: "own" | "kept" }
/** Posts of the person who asks, in every state, or those they keep. Needs a login. */
export const trendMine = 'GET:u /trends/mine' as Op<TrendMineInput, Page<TrendsVO>>

/** Input of trend.read. */
export type TrendReadInput = { /** 帖子 */ id: number }
/** Tells that a post is being read, for its count. */
export const trendRead = 'POST /trends/read' as Op<TrendReadInput, null>

/** Input of trend.remove. */
export type TrendRemoveInput = { /** 帖子 */ id: number }
/** Removes a post of the person who asks. Needs a login. */
export const trendRemove = 'POST:u /trends/delete /trends/list /trends/mine /trends/detail /trends/group' as Op<TrendRemoveInput, null>

/** Input of trend.report. */
export type TrendReportInput = { /** 帖子 */ id: number; reason: TrendReportReason; /** 补充说明 */ content?: string }
/** Reports a post to those who review. Needs a login. */
export const trendReport = 'POST:u /trends/report' as Op<TrendReportInput, null>

/** Input of trend.similar. */
export type TrendSimilarInput = { /** 内容 */ words?: string; /** 帖子. Posts like this one instead. */ id?: number; /** 数量 */ size?: number }
/** Posts that say much the same, the nearest first; for who writes one. */
export const trendSimilar = 'GET /trends/similar' as Op<TrendSimilarInput, TrendsVO[]>

/** Input of trend.update. */
export type TrendUpdateInput = { /** 帖子 */ id: number; kind?: TrendKind; /** 标题 */ title?: string; /** 内容 */ content: string; /** 图片 */ images?: string[]; /** 输入. This and the next three are of a question; other kinds keep none. */ input?: string; /** 输出 */ output?: string; /** 负载 */ load?: string; /** 试过什么 */ tried?: string; /** 型号. Parts that the post is about. */ partIds?: number[] }
/** Rewrites a post of the person who asks. Needs a login. */
export const trendUpdate = 'POST:u /trends/edit /trends/list /trends/mine /trends/detail' as Op<TrendUpdateInput, { id: number; status: TrendStatus }>
