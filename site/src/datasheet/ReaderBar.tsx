import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { Button, Drawer, Icon, StickyBar } from '@xinpu/ui/primitives'
import { Download, TableOfContents } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from './download.tsx'
import { ReaderSidebar, type ReaderSidebarProps } from './ReaderSidebar.tsx'

/** The reader's side where there is no room beside the pages: in a drawer from below, and the download next to it. */
export function ReaderBar({ onGo, ...side }: Omit<ReaderSidebarProps, 'fieldRef'>) {
  const [isOpen, setOpen] = useState(false)
  const download = useDownload()

  function go(page: number): void {
    setOpen(false)
    onGo(page)
  }
  return (
    <StickyBar label="阅读">
      <Button onPress={() => setOpen(true)}>
        <Icon of={TableOfContents} /> 目录
      </Button>
      <Button tone="primary" onPress={() => download([wantedOf(side.sheet)], side.sheet.title)}>
        <Icon of={Download} /> 下载
      </Button>
      <Drawer title="目录与命中" side="bottom" isOpen={isOpen} onOpenChange={setOpen}>
        <ReaderSidebar {...side} onGo={go} />
      </Drawer>
    </StickyBar>
  )
}

const wantedOf = ({ id, title, fileSize }: SpecPublicDetail) => ({ id, name: title, size: fileSize })
