// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { BinnedFiles, CloudFile, DirNode, DiskArticle, DiskArticleBrief, DiskKind, DiskOwner, DiskSort, DiskSpace, FileShare, KeptHit, OnClash, OnMoveClash, OpenedShare, OssFile, Page, ProjectFolder, RestoredFile, SettledFiles, UploadPurpose, UploadTicket } from './types.gen.ts'

/** Input of article.add. */
export type ArticleAddInput = { /** 标题 */ title: string; /** 正文. Absent: that of the source. */ content?: string; /** 原文 */ sourceArticleId?: number; /** 原文地址 */ sourceUrl?: string; /** 文件夹. Absent: the root. */ dirId?: number }
/** Writes a new article on the disk, or saves a copy of one. Needs a login. */
export const articleAdd = 'POST:u /disk/article/add /disk/article /files /users/files/space' as Op<ArticleAddInput, DiskArticle>

/** Input of article.detail. */
export type ArticleDetailInput = { /** 文章 */ id: number }
/** One article of the disk with its text. Needs a login. */
export const articleDetail = 'GET:u /disk/article/detail' as Op<ArticleDetailInput, DiskArticle>

/** Input of article.list. */
export type ArticleListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 文件夹. Absent: the root. */ dirId?: number; /** 搜索内容 */ keywords?: string }
/** Articles in a folder, or those that words find in all folders. Needs a login. */
export const articleList = 'GET:u /disk/article/list' as Op<ArticleListInput, Page<DiskArticleBrief>>

/** Input of article.move. */
export type ArticleMoveInput = { /** 文章 */ ids: number[]; /** 文件夹. Absent: the root. */ dirId?: number }
/** Moves articles into a folder, or to the root. Needs a login. */
export const articleMove = 'POST:u /disk/article/move /disk/article /files' as Op<ArticleMoveInput, null>

/** Input of article.remove. */
export type ArticleRemoveInput = { /** 文章 */ ids: number[] }
/** Moves articles to the bin. Needs a login. */
export const articleRemove = 'POST:u /disk/article/delete /disk/article /files /users/files/space' as Op<ArticleRemoveInput, null>

/** Input of article.update. */
export type ArticleUpdateInput = { /** 文章 */ id: number; /** 标题 */ title?: string; /** 正文 */ content?: string; /** 修改前时间. The `updateTime` that this edit began from. */ baseTime?: string }
/** Changes title or text of an article of the disk. Needs a login. */
export const articleUpdate = 'POST:u /disk/article/edit /disk/article /files /users/files/space' as Op<ArticleUpdateInput, DiskArticle>

/** Input of articleFolder.add. */
export type ArticleFolderAddInput = { /** 文件夹名称 */ name: string; /** 文件夹. Absent: the root. */ parentId?: number }
/** Makes a folder for articles; its name is free in its place. Needs a login. */
export const articleFolderAdd = 'POST:u /disk/article/dir/add /disk/article/dir' as Op<ArticleFolderAddInput, DirNode>

/** Input of articleFolder.list. */
export type ArticleFolderListInput = { /** 文件夹. Absent: the root. */ parentId?: number }
/** Folders of articles in one, or all from the root, with their own. Needs a login. */
export const articleFolderList = 'GET:u /disk/article/dir/list' as Op<ArticleFolderListInput, DirNode[]>

/** Input of articleFolder.remove. */
export type ArticleFolderRemoveInput = { /** 文件夹 */ ids: number[] }
/** Removes folders; the articles inside go to the bin. Needs a login. */
export const articleFolderRemove = 'POST:u /disk/article/dir/delete /disk/article /files /users/files/space' as Op<ArticleFolderRemoveInput, BinnedFiles>

/** Input of articleFolder.update. */
export type ArticleFolderUpdateInput = { /** 文件夹 */ id: number; /** 文件夹名称 */ name: string }
/** Renames a folder of articles. Needs a login. */
export const articleFolderUpdate = 'POST:u /disk/article/dir/update /disk/article /files' as Op<ArticleFolderUpdateInput, null>

/** Input of file.add. */
export type FileAddInput = { owner?: DiskOwner; /** 文件名 */ name: string; /** 文件 */ url: string; /** 文件夹. Absent: the root. */ dirId?: number; onClash?: OnClash }
/** Puts an uploaded file on the disk. Needs a login. */
export const fileAdd = 'POST:u /users/files/add /users/files /files' as Op<FileAddInput, CloudFile>

/** Input of file.all. */
export type FileAllInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; owner?: DiskOwner; kind?: DiskKind; /** 搜索内容 */ keywords?: string; /** 文件夹. Absent: every folder. Needs `kind`. */ dirId?: number; sort?: DiskSort }
/** What the person who asks keeps, of every kind or of one. Needs a login. */
export const fileAll = 'GET:u /files' as Op<FileAllInput, Page<CloudFile>>

/** Input of file.copy. */
export type FileCopyInput = { /** 文件 */ ids: number[]; /** 文件夹. Absent: the root. */ dirId?: number; onClash?: OnMoveClash }
/** Copies files into a folder, or to the root. Needs a login. */
export const fileCopy = 'POST:u /users/files/copy /users/files /files' as Op<FileCopyInput, SettledFiles>

/** Input of file.detail. */
export type FileDetailInput = { /** 文件 */ id: number }
/** One file of the disk. Needs a login. */
export const fileDetail = 'GET:u /users/files/detail' as Op<FileDetailInput, CloudFile>

/** Input of file.fulltext. */
export type FileFulltextInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; owner?: DiskOwner; /** 搜索内容 */ keywords: string; /** Datasheets alone, or files alone; articles have no pages. */ kind?: DiskKind; /** 文件夹. With those inside it; absent: every folder. Needs `kind`. */ dirId?: number }
/** Finds words inside one's own PDFs and kept datasheets, page by page. Needs a login. */
export const fileFulltext = 'GET:u /files/fulltext' as Op<FileFulltextInput, { data: KeptHit[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** PDFs of the disk whose text is still being read. */ unread: number }>

/** Input of file.list. */
export type FileListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; owner?: DiskOwner; /** 文件夹. Absent: the root. */ dirId?: number; /** 搜索内容 */ keywords?: string; sort?: DiskSort }
/** Files in a folder, or those that words find in all folders. Needs a login. */
export const fileList = 'GET:u /users/files/list' as Op<FileListInput, Page<CloudFile>>

/** Input of file.move. */
export type FileMoveInput = { /** 文件 */ ids: number[]; /** 文件夹. Absent: the root. */ dirId?: number; onClash?: OnMoveClash }
/** Moves files into a folder, or to the root. Needs a login. */
export const fileMove = 'POST:u /users/files/move /users/files /files' as Op<FileMoveInput, SettledFiles>

/** Input of file.remove. */
export type FileRemoveInput = { /** 文件 */ ids: number[] }
/** Moves files to the bin. Needs a login. */
export const fileRemove = 'POST:u /users/files/delete /users/files /files' as Op<FileRemoveInput, null>

/** Input of file.rename. */
export type FileRenameInput = { /** 文件 */ id: number; /** 文件名 */ name: string }
/** Renames a file. Needs a login. */
export const fileRename = 'POST:u /users/files/rename /users/files /files' as Op<FileRenameInput, null>

/** Input of file.space. */
export type FileSpaceInput = { owner?: DiskOwner }
/** How full the disk is. Needs a login. */
export const fileSpace = 'GET:u /users/files/space' as Op<FileSpaceInput, DiskSpace>

/** Input of file.toEnterprise. */
export type FileToEnterpriseInput = { /** 文件 */ ids: number[]; /** 文件夹. Absent: the root. */ dirId?: number; onClash?: OnClash }
/** Copies files to the disk of the person's enterprise. For certified enterprises. */
export const fileToEnterprise = 'POST:u /users/files/toEnterprise /users/files /files' as Op<FileToEnterpriseInput, null>

/** Input of fileFolder.add. */
export type FileFolderAddInput = { owner?: DiskOwner; /** 文件夹名称 */ name: string; /** 文件夹. Absent: the root. */ parentId?: number }
/** Makes a folder for files; its name is free in its place. Needs a login. */
export const fileFolderAdd = 'POST:u /users/files/dir/add /users/files/dir' as Op<FileFolderAddInput, DirNode>

/** Input of fileFolder.list. */
export type FileFolderListInput = { owner?: DiskOwner; /** 文件夹. Absent: the root. */ parentId?: number }
/** Folders of files in one, or all from the root, each with its own. Needs a login. */
export const fileFolderList = 'GET:u /users/files/dir/list' as Op<FileFolderListInput, DirNode[]>

/** Input of fileFolder.move. */
export type FileFolderMoveInput = { /** 文件夹 */ ids: number[]; /** 文件夹. Absent: the root. */ parentId?: number }
/** Moves folders of files into another, or to the root. Needs a login. */
export const fileFolderMove = 'POST:u /users/files/dir/move /users/files /files' as Op<FileFolderMoveInput, null>

/** Input of fileFolder.remove. */
export type FileFolderRemoveInput = { /** 文件夹 */ ids: number[] }
/** Removes folders; the files inside go to the bin. Needs a login. */
export const fileFolderRemove = 'POST:u /users/files/dir/delete /users/files /files' as Op<FileFolderRemoveInput, BinnedFiles>

/** Input of fileFolder.update. */
export type FileFolderUpdateInput = { /** 文件夹 */ id: number; /** 文件夹名称 */ name: string }
/** Renames a folder of files. Needs a login. */
export const fileFolderUpdate = 'POST:u /users/files/dir/update /users/files /files' as Op<FileFolderUpdateInput, null>

/** Input of recycle.clear. */
export type RecycleClearInput = { owner?: DiskOwner }
/** Empties the bin for good. Needs a login. */
export const recycleClear = 'POST:u /files/garbage/clear /files/garbage /users/files/space' as Op<RecycleClearInput, null>

/** Input of recycle.list. */
export type RecycleListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; owner?: DiskOwner; kind?: DiskKind }
/** What lies in the bin of the person who asks, last in first. Needs a login. */
export const recycleList = 'GET:u /files/garbage' as Op<RecycleListInput, Page<CloudFile>>

/** Input of recycle.remove. */
export type RecycleRemoveInput = { /** 文件 */ ids: number[]; kind?: DiskKind }
/** Removes files from the bin for good. Needs a login. */
export const recycleRemove = 'POST:u /files/delete /files/garbage /users/files/space' as Op<RecycleRemoveInput, null>

/** Input of recycle.restore. */
export type RecycleRestoreInput = { /** 文件 */ ids: number[]; kind?: DiskKind }
/** Takes files out of the bin, to where they were. Needs a login. */
export const recycleRestore = 'POST:u /files/reduction /files /users/files /spec/user/dir /disk/article' as Op<RecycleRestoreInput, RestoredFile[]>

/** Input of share.add. */
export type ShareAddInput = { /** 文件 */ ids: number[]; /** 有效天数 */ expireDays?: number; /** 提取码 */ code?: string }
/** Makes a link that opens files to others. Needs a login. */
export const shareAdd = 'POST:u /users/files/share /users/files/share/list' as Op<ShareAddInput, FileShare>

/** Input of share.list. */
export type ShareListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Links that the person who asks has made, newest first. Needs a login. */
export const shareList = 'GET:u /users/files/share/list' as Op<ShareListInput, Page<FileShare>>

/** Input of share.open. */
export type ShareOpenInput = { /** 链接 */ key: string; /** 提取码 */ code?: string }
/** What a link opens, for whoever has it. */
export const shareOpen = 'GET /share/open' as Op<ShareOpenInput, OpenedShare>

/** Input of share.remove. */
export type ShareRemoveInput = { /** 分享 */ id: number }
/** Takes a link back: it opens nothing any more. Needs a login. */
export const shareRemove = 'POST:u /users/files/share/delete /users/files/share/list' as Op<ShareRemoveInput, null>

/** Input of specFile.add. */
export type SpecFileAddInput = { owner?: DiskOwner; /** 文件夹. Absent: the root. */ dirId?: number; /** 资料 */ specIds: number[]; /** 外部资料. The numbers are those of datasheets on other sites. */ outside?: boolean }
/** Saves datasheets to the disk. Needs a login. */
export const specFileAdd = 'POST:u /spec/user/dir/spec/add /spec/user/dir /files /users/files/space' as Op<SpecFileAddInput, null>

/** Input of specFile.list. */
export type SpecFileListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; owner?: DiskOwner; /** 文件夹. Absent: the root. */ dirId?: number; /** 搜索内容 */ keywords?: string; sort?: DiskSort }
/** Datasheets in a folder, or those that words find in all folders. Needs a login. */
export const specFileList = 'GET:u /spec/user/dir/specs' as Op<SpecFileListInput, Page<CloudFile>>

/** Input of specFile.move. */
export type SpecFileMoveInput = { /** 资料 */ ids: number[]; /** 文件夹. Absent: the root. */ dirId?: number }
/** Moves saved datasheets into a folder, or to the root. Needs a login. */
export const specFileMove = 'POST:u /spec/user/dir/spec/move /spec/user/dir /files' as Op<SpecFileMoveInput, null>

/** Input of specFile.remove. */
export type SpecFileRemoveInput = { /** 资料 */ ids: number[] }
/** Moves saved datasheets to the bin. Needs a login. */
export const specFileRemove = 'POST:u /spec/user/dir/spec/delete /spec/user/dir /files /users/files/space' as Op<SpecFileRemoveInput, null>

/** Input of specFolder.add. */
export type SpecFolderAddInput = { owner?: DiskOwner; /** 文件夹名称 */ name: string; /** 文件夹. Absent: the root. */ parentId?: number }
/** Makes a folder for datasheets; its name is free in its place. Needs a login. */
export const specFolderAdd = 'POST:u /spec/user/dir/add /spec/user/dir' as Op<SpecFolderAddInput, DirNode>

/** Input of specFolder.fromBom. */
export type SpecFolderFromBomInput = { /** BOM */ bomId: number }
/** Gathers the datasheets of a list of parts in a folder. Needs a login. */
export const specFolderFromBom = 'POST:u /spec/user/dir/fromBom /spec/user/dir /files /users/files/space' as Op<SpecFolderFromBomInput, ProjectFolder>

/** Input of specFolder.list. */
export type SpecFolderListInput = { owner?: DiskOwner; /** 文件夹. Absent: the root. */ parentId?: number }
/** Folders of datasheets directly inside one, or at the root. Needs a login. */
export const specFolderList = 'GET:u /spec/user/dir/list' as Op<SpecFolderListInput, DirNode[]>

/** Input of specFolder.move. */
export type SpecFolderMoveInput = { /** 文件夹 */ ids: number[]; /** 文件夹. Absent: the root. */ parentId?: number }
/** Moves folders of datasheets into another, or to the root. Needs a login. */
export const specFolderMove = 'POST:u /spec/user/dir/move /spec/user/dir /files' as Op<SpecFolderMoveInput, null>

/** Input of specFolder.remove. */
export type SpecFolderRemoveInput = { /** 文件夹 */ ids: number[] }
/** Removes folders; the datasheets inside go to the bin. Needs a login. */
export const specFolderRemove = 'POST:u /spec/user/dir/delete /spec/user/dir /files /users/files/space' as Op<SpecFolderRemoveInput, BinnedFiles>

/** Input of specFolder.toBom. */
export type SpecFolderToBomInput = { /** 文件夹 */ id: number }
/** Makes a list of the parts whose datasheets are in a folder. Needs a login. */
export const specFolderToBom = 'POST:u /spec/user/dir/toBom /spec/user/dir /bom/list' as Op<SpecFolderToBomInput, { bomId: number; lineCount: number }>

/** Input of specFolder.tree. */
export type SpecFolderTreeInput = { owner?: DiskOwner }
/** Every folder of datasheets, each with those inside it. Needs a login. */
export const specFolderTree = 'GET:u /spec/user/dir/tree' as Op<SpecFolderTreeInput, DirNode[]>

/** Input of specFolder.update. */
export type SpecFolderUpdateInput = { /** 文件夹 */ id: number; /** 文件夹名称 */ name: string }
/** Renames a folder of datasheets. Needs a login. */
export const specFolderUpdate = 'POST:u /spec/user/dir/update /spec/user/dir /files' as Op<SpecFolderUpdateInput, null>

/** Input of upload.add. */
export type UploadAddInput = { /** 文件 */ file: Blob; /** 上传用途. The purpose, or `part:{uploadId}:{n}` for part n of a large file, from 0. */ type?: UploadPurpose | string; /** 内容校验值. SHA-256 of what is sent, in hex: a part that differs is refused. */ hash?: string }
/** Stores a file, or one part of a large one. Needs a login. */
export const uploadAdd = 'POST:um /oss/upload' as Op<UploadAddInput, OssFile>

/** Input of upload.finish. */
export type UploadFinishInput = { /** 上传编号 */ uploadId: string }
/** Puts the parts of a large file together. Needs a login. */
export const uploadFinish = 'POST:u /oss/upload/finish' as Op<UploadFinishInput, OssFile>

/** Input of upload.init. */
export type UploadInitInput = { /** 文件名 */ name: string; /** 文件大小. Bytes. */ size: number; /** 文件校验值. SHA-256 of the file, in hex. */ hash: string; type?: UploadPurpose; /** Whose space it has to fit into. */ owner?: DiskOwner }
/** Begins or resumes the upload of a large file. Needs a login. */
export const uploadInit = 'POST:u /oss/upload/init' as Op<UploadInitInput, UploadTicket>
