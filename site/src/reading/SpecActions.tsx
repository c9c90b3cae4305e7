import type { SpecDto } from '@xinpu/sdk/types'
import { Button, Menu } from '@xinpu/ui/primitives'
import { CloudUpload, Download, Ellipsis, Mail } from 'lucide-react'
import { FavourButton } from '../app/FavourButton.tsx'
import { useDownload } from '../app/download.tsx'
import { useLogin } from '../app/LoginDesk.tsx'
import { openDeed, type Deed } from './deed.ts'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Opens the dialog of a deed; a visitor logs in first, and comes back to it. */
export function useDeeds(datasheetId: number) {
  const { gated } = useLogin()
  return (kind: Deed['kind']) => gated({ kind, datasheetId }, () => openDeed({ kind, datasheetId }))
}

/** What can be done with a document of ours, in the head of its page. */
export function SpecActions({ spec }: { spec: SpecDto }) {
  const open = useDeeds(spec.id)
  const download = useDownload()
  return (
    <>
      <FavourButton datasheetId={spec.id} />
      <Button onPress={() => open('saveSpec')}>
        <CloudUpload {...icon} /> 存到云盘
      </Button>
      <Button onPress={() => open('sendPdf')}>
        <Mail {...icon} /> 发到邮箱
      </Button>
      <Button onPress={() => download([wantedOf(spec)], spec.title)}>
        <Download {...icon} /> 下载
      </Button>
    </>
  )
}

/** The same on a phone, where there is room for one button. */
export function SpecMenu({ spec }: { spec: SpecDto }) {
  const open = useDeeds(spec.id)
  const download = useDownload()
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button shape="icon" tone="quiet" aria-label="更多操作">
          <Ellipsis size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      }
      items={[
        { id: 'download', label: '下载', icon: <Download {...icon} /> },
        { id: 'saveSpec', label: '存到云盘', icon: <CloudUpload {...icon} /> },
        { id: 'sendPdf', label: '发到邮箱', icon: <Mail {...icon} /> },
      ]}
      onAction={(id) => (id === 'download' ? download([wantedOf(spec)], spec.title) : open(id as Deed['kind']))}
    />
  )
}

const wantedOf = ({ id, title, fileSize }: SpecDto) => ({ id, name: title, size: fileSize })
