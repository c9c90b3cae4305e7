// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { ArticleDTO, ArticleDetail, ArticleStatus, AuthorApplication, AuthorDetail, AuthorVO, Banner, CommentType, CommentVO, EditedComment, FinancialPeriod, FinancialReport, FollowState, FollowTarget, LikeState, LikeTarget, Mention, MyArticle, MyArticleDetail, MyComment, NewsChannel, NewsIndexData, Page, ReportReason } from './types.gen.ts'

/** Input of author.application. */
export type AuthorApplicationInput = {  }
/** Where the person's application stands. Needs a login. */
export const authorApplication = 'GET:u /author/application' as Op<AuthorApplicationInput, AuthorApplication | null>

/** Input of author.apply. */
export type AuthorApplyInput = { /** 真实姓名 */ realName: string; /** 个人简介 */ intro: string; /** 擅长领域 */ field?: string; /** 资质证明 */ certUrl?: string }
/** Asks to become an author; a reviewer decides. Needs a login. */
export const authorApply = 'POST:u /author/apply /author' as Op<AuthorApplyInput, null>

/** Input of author.detail. */
export type AuthorDetailInput = { /** 作者 */ id: number }
/** One author. */
export const authorDetail = 'GET /author/{id}' as Op<AuthorDetailInput, AuthorDetail>

/** Input of author.list. */
export type AuthorListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string }
/** Authors, most followed first. */
export const authorList = 'GET /author/list' as Op<AuthorListInput, Page<AuthorVO>>

/** Input of author.popular. */
export type AuthorPopularInput = { /** 数量 */ size?: number }
/** The authors whose articles are read most these days. */
export const authorPopular = 'GET /author/popular' as Op<AuthorPopularInput, AuthorVO[]>

/** Input of channel.articles. */
export type ChannelArticlesInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 频道. Left out: every channel. */ categoryId?: number; /** 排序 */ sort?: "newest" | "hot" }
/** The articles of a channel, or of all of them. */
export const channelArticles = 'GET /news/categoryArticle' as Op<ChannelArticlesInput, Page<ArticleDTO>>

/** Input of channel.hot. */
export type ChannelHotInput = { /** 频道 */ categoryId?: number; /** 数量 */ size?: number }
/** The articles read most these days, in a channel or in all of them. */
export const channelHot = 'GET /news/hot' as Op<ChannelHotInput, ArticleDTO[]>

/** Input of channel.list. */
export type ChannelListInput = {  }
/** The channels, in their order. */
export const channelList = 'GET /news/category/list' as Op<ChannelListInput, NewsChannel[]>

/** Input of comment.add. */
export type CommentAddInput = { /** 评论对象. What it is about, as the type says. */ articleId: number; type?: CommentType; /** 评论 */ content: string; /** 上级评论. The first comment of the thread it joins. */ parentId?: number; /** 回复对象. The comment in that thread it answers. */ replyToId?: number }
/** Says something about an article, a trend or a datasheet. Needs a login. */
export const commentAdd = 'POST:u /comment/add /news/v1/comments /trends/comments /my/comment/list' as Op<CommentAddInput, CommentVO>

/** Input of comment.edit. */
export type CommentEditInput = { /** 评论 */ id: number; /** 评论 */ content: string }
/** Changes what a comment of mine says. Needs a login. */
export const commentEdit = 'POST:u /comment/edit /news/v1/comments /trends/comments /my/comment/list' as Op<CommentEditInput, EditedComment>

/** Input of comment.list. */
export type CommentListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 评论对象. What they are about, as the type says. */ articleId: number; type?: CommentType; /** 排序 */ sort?: "hot" | "newest"; /** 评论. Puts the thread of this comment first, for a link to it. */ commentId?: number }
/** The comments about something, a thread a row. */
export const commentList = 'GET /news/v1/comments' as Op<CommentListInput, Page<CommentVO>>

/** Input of comment.mine. */
export type CommentMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** Only those below one kind of things. */ type?: CommentType }
/** What the person wrote below things, newest first. Needs a login. */
export const commentMine = 'GET:u /my/comment/list' as Op<CommentMineInput, Page<MyComment>>

/** Input of comment.remove. */
export type CommentRemoveInput = { /** 评论 */ id: number }
/** Removes a comment and the replies below it. Needs a login. */
export const commentRemove = 'POST:u /comment/del /news/v1/comments /trends/comments /my/comment/list' as Op<CommentRemoveInput, null>

/** Input of comment.report. */
export type CommentReportInput = { /** 评论 */ id: number; reason: ReportReason; /** 补充说明 */ content?: string }
/** Tells the reviewers that something is wrong with a comment. Needs a login. */
export const commentReport = 'POST:u /comment/report' as Op<CommentReportInput, null>

/** Input of detail. */
export type DetailInput = { /** 文章 */ id: number }
/** One article; remembers the view of a person. */
export const detail = 'GET /news/v3/detail' as Op<DetailInput, ArticleDetail>

/** Input of detailV1. */
export type DetailV1Input = { /** 文章 */ id: number }
/** One article, for the page at its old address. */
export const detailV1 = 'GET /news/v1/detail' as Op<DetailV1Input, ArticleDetail>

/** Input of financialReport.list. */
export type FinancialReportListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 品牌 */ brandId?: number; /** 年份 */ year?: number; /** 季度. 0: the whole year. */ quarter?: number; /** 排序. Largest or newest first; currencies are not mixed. */ sort?: "revenue" | "profit" | "newest" }
/** The newest figures of each company, or those of a period. */
export const financialReportList = 'GET /news/financialReport/list' as Op<FinancialReportListInput, Page<FinancialReport>>

/** Input of financialReport.periods. */
export type FinancialReportPeriodsInput = {  }
/** Which quarters and years there are figures of, newest first. */
export const financialReportPeriods = 'GET /news/financialReport/periods' as Op<FinancialReportPeriodsInput, FinancialPeriod[]>

/** Input of follow.follow. */
export type FollowFollowInput = { type: FollowTarget; /** 关注对象 */ targetId: number }
/** Follows an author, a brand, an agent, a company or a maker. Needs a login. */
export const followFollow = 'POST:u /follow/follow /news/attention /my/follow /tyc/follow /tyc/services/baseinfo /originalFactory' as Op<FollowFollowInput, FollowState>

/** Input of follow.unfollow. */
export type FollowUnfollowInput = { type: FollowTarget; /** 关注对象 */ targetId: number }
/** Follows it no longer. Needs a login. */
export const followUnfollow = 'POST:u /follow/unfollow /news/attention /my/follow /tyc/follow /tyc/services/baseinfo /originalFactory' as Op<FollowUnfollowInput, FollowState>

/** Input of like.ofArticle. */
export type LikeOfArticleInput = { /** 文章 */ id: number }
/** How many like an article. */
export const likeOfArticle = 'GET /news/likeCount' as Op<LikeOfArticleInput, LikeState>

/** Input of like.ofComment. */
export type LikeOfCommentInput = { /** 评论 */ id: number }
/** How many like a comment. */
export const likeOfComment = 'GET /news/comment/likeCount' as Op<LikeOfCommentInput, LikeState>

/** Input of like.set. */
export type LikeSetInput = { type: LikeTarget; /** 点赞对象 */ targetId: number; /** 点赞 */ status: 0 | 1 }
/** Sets, not toggles, whether the person likes something. Needs a login. */
export const likeSet = 'POST:u /like/v2' as Op<LikeSetInput, LikeState>

/** Input of myArticle.add. */
export type MyArticleAddInput = { /** 标题 */ title?: string; /** 正文. HTML. */ content?: string; /** 封面 */ imgUrl?: string; /** 频道 */ categoryId?: number; /** 摘要 */ summary?: string; /** 来源. Where it was first published; left out for one written here. */ source?: string; /** 来源网址 */ sourceUrl?: string; /** 关键词 */ keywords?: string[]; /** 相关品牌 */ brandIds?: number[]; /** 相关型号 */ models?: string[]; /** 附件. Files that were uploaded here. */ attachments?: string[]; /** 连载. Name of the series that it goes on; a new one begins where there is none. */ series?: string; /** 发布时间. Left out: as soon as the review passed it. */ publishAt?: string; /** 文章状态 */ status?: "DRAFT" | "PENDING" }
/** Saves a new article as a draft, or hands it in for review. Needs a login. */
export const myArticleAdd = 'POST:u /my/article/add /my/article' as Op<MyArticleAddInput, { id: number; version: number; mentions: Mention[] }>

/** Input of myArticle.count. */
export type MyArticleCountInput = {  }
/** How many articles each tab holds. Needs a login. */
export const myArticleCount = 'GET:u /my/article/count' as Op<MyArticleCountInput, ({ /** 状态 */ type: "all" | "DRAFT" | "PENDING" | "PUBLISHED" | "DISMOUNT"; count: number })[]>

/** Input of myArticle.detail. */
export type MyArticleDetailInput = { /** 文章 */ id: number }
/** An article of mine to edit, drafts too. Needs a login. */
export const myArticleDetail = 'GET:u /my/article/detail' as Op<MyArticleDetailInput, MyArticleDetail>

/** Input of myArticle.importWx. */
export type MyArticleImportWxInput = { /** 文章网址 */ url?: string; /** 文章内容. HTML that was pasted. */ html?: string }
/** Turns a WeChat article into a text for the editor. Needs a login. */
export const myArticleImportWx = 'POST:u /my/article/wx/import' as Op<MyArticleImportWxInput, { title: string; /** HTML that was cleaned. */ content: string; /** The cover, copied here. */ imgUrl: string; /** Name of the account that published it. */ source: string; sourceUrl: string }>

/** Input of myArticle.list. */
export type MyArticleListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 状态 */ type: "all" | "DRAFT" | "PENDING" | "PUBLISHED" | "DISMOUNT"; /** 搜索内容 */ keywords?: string }
/** The person's articles, last changed first. Needs a login. */
export const myArticleList = 'GET:u /my/article/list/{type}' as Op<MyArticleListInput, Page<MyArticle>>

/** Input of myArticle.setStatus. */
export type MyArticleSetStatusInput = { /** 文章 */ id: number; status: ArticleStatus }
/** Moves an article on: draft, dismount, delete. Needs a login. */
export const myArticleSetStatus = 'POST:u /my/article/status/{id}/{status} /my/article /news /author' as Op<MyArticleSetStatusInput, null>

/** Input of myArticle.update. */
export type MyArticleUpdateInput = { /** 文章 */ id: number; /** 版本. The version the edit started from. */ version?: number; /** 标题 */ title?: string; /** 正文. HTML. */ content?: string; /** 封面 */ imgUrl?: string; /** 频道 */ categoryId?: number; /** 摘要 */ summary?: string; /** 来源. Where it was first published; left out for one written here. */ source?: string; /** 来源网址 */ sourceUrl?: string; /** 关键词 */ keywords?: string[]; /** 相关品牌 */ brandIds?: number[]; /** 相关型号 */ models?: string[]; /** 附件. Files that were uploaded here. */ attachments?: string[]; /** 连载. Name of the series that it goes on; a new one begins where there is none. */ series?: string; /** 发布时间. Left out: as soon as the review passed it. */ publishAt?: string; /** 文章状态 */ status?: "DRAFT" | "PENDING" }
/** Replaces the text of an article; what is left out is cleared. Needs a login. */
export const myArticleUpdate = 'POST:u /my/article/edit /my/article /news/v1/detail /news/v3/detail' as Op<MyArticleUpdateInput, { id: number; version: number; mentions: Mention[] }>

/** Input of news.banners. */
export type NewsBannersInput = { /** 位置 */ position?: "home" | "detail" }
/** The pictures that lead somewhere, in their order. */
export const newsBanners = 'GET /news/banner/list' as Op<NewsBannersInput, Banner[]>

/** Input of news.followed. */
export type NewsFollowedInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Articles of the authors and brands the person follows. Needs a login. */
export const newsFollowed = 'GET:u /news/attention/list' as Op<NewsFollowedInput, Page<ArticleDTO>>

/** Input of news.home. */
export type NewsHomeInput = {  }
/** The blocks of the first page of the news. */
export const newsHome = 'GET /news/indexData' as Op<NewsHomeInput, NewsIndexData>

/** Input of news.mentions. */
export type NewsMentionsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 型号 */ modelId: number }
/** Articles that speak of a part, newest first. */
export const newsMentions = 'GET /news/mentions' as Op<NewsMentionsInput, Page<ArticleDTO>>

/** Input of news.newest. */
export type NewsNewestInput = { /** 数量 */ size?: number }
/** The articles published last. */
export const newsNewest = 'GET /news/newestArticle' as Op<NewsNewestInput, ArticleDTO[]>

/** Input of news.ofAuthor. */
export type NewsOfAuthorInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 作者 */ id: number }
/** What an author published, newest first. */
export const newsOfAuthor = 'GET /news/list/{id}' as Op<NewsOfAuthorInput, Page<ArticleDTO>>

/** Input of news.search. */
export type NewsSearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords: string; /** 频道 */ categoryId?: number; /** 发布时间. Published within so many days. */ days?: 7 | 30 | 365; /** 排序 */ sort?: "relevance" | "newest" }
/** Finds articles by their words. */
export const newsSearch = 'GET /news/v2/search' as Op<NewsSearchInput, Page<ArticleDTO>>

/** Input of read. */
export type ReadInput = { /** 文章 */ id: number }
/** Counts that an article was read. */
export const read = 'POST /news/read' as Op<ReadInput, null>

/** Input of recommend. */
export type RecommendInput = { /** 文章 */ id: number; /** 数量 */ size?: number }
/** What to read after an article. */
export const recommend = 'GET /news/recommend' as Op<RecommendInput, ArticleDTO[]>

/** Input of report. */
export type ReportInput = { /** 文章 */ articleId: number; reason: ReportReason; /** 补充说明 */ content?: string }
/** Reports an article to the reviewers. Needs a login. */
export const report = 'POST:u /article/black/add' as Op<ReportInput, null>
