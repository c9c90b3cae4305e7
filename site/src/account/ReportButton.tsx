import { Button, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import type { ReportDialogProps } from '@xinpu/ui/report-dialog'
import { Suspense, useState } from 'react'
import { useLogin } from './LoginContainer.tsx'
import { browser } from '../app/api.ts'

const ReportDialog = onDemand(
  () => import('@xinpu/ui/report-dialog').then((module) => module.ReportDialog),
  NotHereDialog,
)

interface ReportButtonProps extends Omit<ReportDialogProps, 'isOpen' | 'onOpenChange' | 'draft'> {
  size?: 'md' | 'sm'
}

/** Tells the desk that something is wrong with a thing; a visitor logs in first. */
export function ReportButton({ size = 'md', ...report }: ReportButtonProps) {
  const { openLogin } = useLogin()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button tone="quiet" size={size} onPress={() => (browser().read() ? setOpen(true) : openLogin())}>
        {report.act}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...report} isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
