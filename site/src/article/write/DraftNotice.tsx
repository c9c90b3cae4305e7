import type { ArticleValues } from '@xinpu/ui/article'
import { Button, Dialog, DiffView, DraftBar } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { linesOf } from './plain-text.ts'

interface DraftNoticeProps {
  savedAt: string
  isOvertaken: boolean
  now: Date
  /** What the server has, and what stands here. */
  saved: ArticleValues
  values: ArticleValues
  onDiscard: () => void
}

/** What was restored of this device, how it differs from the server's, and the way to throw it away. */
export function DraftNotice({ savedAt, isOvertaken, now, saved, values, onDiscard }: DraftNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const discard = () => {
    setOpen(false)
    onDiscard()
  }

  return (
    <>
      <DraftBar
        state={isOvertaken ? 'conflict' : 'restored'}
        savedAt={savedAt}
        now={now}
        onDiff={() => setOpen(true)}
        onDiscard={discard}
      />
      <Dialog
        title="本机草稿与服务器的差异"
        isOpen={isOpen}
        onOpenChange={setOpen}
        closesBy="outside"
        footer={
          <>
            <Button onPress={discard}>丢弃草稿，用服务器的</Button>
            <Button tone="primary" onPress={() => setOpen(false)}>
              接着用草稿
            </Button>
          </>
        }
      >
        <Differences before={saved} after={values} sides={['服务器', '本机草稿']} />
      </Dialog>
    </>
  )
}

interface DifferencesProps {
  before: ArticleValues
  after: ArticleValues
  sides: readonly [string, string]
}

/** Two texts, line by line. */
export const Differences = ({ before, after, sides }: DifferencesProps) => (
  <DiffView kind="text" label="正文" before={linesOf(before)} after={linesOf(after)} sides={sides} unchanged="hide" />
)
