import { report } from '@xinpu/sdk/article'
import type { ArticleDetail, ReportReason } from '@xinpu/sdk/types'
import { ReportButton } from '../account/ReportButton.tsx'
import { useAct } from '../app/use-act.ts'
import { reasons } from './report-reasons.ts'

/** Tells the reviewers that something is wrong with an article. */
export function ReportArticle({ id, title }: Pick<ArticleDetail, 'id' | 'title'>) {
  const act = useAct()
  return (
    <ReportButton
      act="举报"
      subject={`文章「${title}」`}
      reasons={reasons}
      send={({ reason, content }) => act(report, { articleId: id, reason: reason as ReportReason, content })}
    />
  )
}
