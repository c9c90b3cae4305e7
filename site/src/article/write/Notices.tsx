import type { MyArticleDetail } from '@xinpu/sdk/types'
import { Alert } from '@xinpu/ui/primitives'

/** What a writer should know before going on: why it was refused, and what a change does in its state. */
export function Notices({ article }: { article: MyArticleDetail | undefined }) {
  if (!article) return null
  const words = wordsOf(article)
  return (
    <>
      {article.reason && (
        <Alert tone="warn" title="审核退回">
          {article.reason}
        </Alert>
      )}
      {words && <Alert title={words} />}
    </>
  )
}

function wordsOf({ status, isPassed }: MyArticleDetail): string {
  if (isPassed && status === 'PUBLISHED') return '新版已通过审核，到定时的那一刻替换现在这一版。改动后要重新送审。'
  if (isPassed) return '这篇文章已通过审核，在等定时发布。改动后要重新送审。'
  if (status === 'PENDING') return '这篇文章正在审核。改动后会先撤回为草稿，改完再提交。'
  if (status === 'PUBLISHED') return '这篇文章已发布。新版审核通过前，读者看到的还是现在这一版。'
  return status === 'DISMOUNT' ? '这篇文章已下架。改动后转为草稿，提交审核通过后重新发布。' : ''
}
