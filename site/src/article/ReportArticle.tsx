import { report } from '@xinpu/sdk/article'
import type { ArticleDetail, ReportReason } from '@xinpu/sdk/types'
import { Button, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { reasons } from './report-reasons.ts'

const ReportDialog = onDemand(
  () => import('@xinpu/ui/report-dialog').then((module) => module.ReportDialog),
  NotHereDialog,
)

/** Tells the reviewers that something is wrong with an article. */
export function ReportArticle({ id, title }: Pick<ArticleDetail, 'id' | 'title'>) {
  const act = useAct()
  const { openLogin } = useLogin()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button tone="quiet" onPress={() => (browser().read() ? setOpen(true) : openLogin())}>
        举报
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            isOpen
            onOpenChange={setOpen}
            act="举报"
            subject={`文章「${title}」`}
            reasons={reasons}
            send={({ reason, content }) => act(report, { articleId: id, reason: reason as ReportReason, content })}
          />
        </Suspense>
      )}
    </>
  )
}
