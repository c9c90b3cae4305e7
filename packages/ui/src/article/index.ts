export { ArticleBody, type ArticleBodyProps } from './ArticleBody/ArticleBody.tsx'
export { ArticleCard, type ArticleCardProps } from './ArticleCard/ArticleCard.tsx'
export { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader/ArticleHeader.tsx'
export { AuthorCard, type AuthorCardProps } from './AuthorCard/AuthorCard.tsx'
export { CommentBox, type CommentBoxProps } from './CommentBox/CommentBox.tsx'
export { CommentList, type CommentListProps } from './CommentList/CommentList.tsx'
export { CommentWords, type SaidPart } from './CommentList/CommentWords.tsx'
export { OwnComments, type OwnCommentsProps } from './OwnComments/OwnComments.tsx'
export { FinanceTable, type FinanceTableProps } from './FinanceTable/FinanceTable.tsx'
export { periodText } from './FinanceTable/finance-words.ts'
export { PartChip, type PartChipProps } from './PartChip/PartChip.tsx'
export { ArticleSearch, type ArticleSearchProps } from './ArticleSearch/ArticleSearch.tsx'
export { TitleList, type Title, type TitleListProps } from './TitleList/TitleList.tsx'
export { ArticleEditor, type ArticleEditorProps, type PartHit, type SaveNews } from './ArticleEditor/ArticleEditor.tsx'
export {
  articleFaults,
  articleValuesOf,
  blankArticle,
  isArticleValues,
  isBlankArticle,
  isSameArticle,
  sentOf,
  type ArticleValues,
} from './ArticleEditor/article-values.ts'
export { ArticlePreview, type ArticlePreviewProps } from './ArticlePreview/ArticlePreview.tsx'
export {
  AuthorApplyDialog,
  type AuthorApplyDialogProps,
  type AuthorAsking,
} from './AuthorApplyDialog/AuthorApplyDialog.tsx'
export { MyArticleTable, type MyArticleTableProps } from './MyArticleTable/MyArticleTable.tsx'
export type { SheetHit, SheetSource } from './PageFigureDialog/PageFigureDialog.tsx'
export { WxImportDialog, type WxImportDialogProps } from './WxImportDialog/WxImportDialog.tsx'
export { NoteEditor, type NoteEditorProps } from './NoteEditor/NoteEditor.tsx'
export { NoteHeader, type NoteHeaderProps } from './NoteHeader/NoteHeader.tsx'
