import type { SpecDto } from '@xinpu/sdk/types'
import { Button, Icon, Menu, type MenuEntry, type MenuProps } from '@xinpu/ui/primitives'
import { CloudUpload, Download, Ellipsis, Flag, Info, Mail } from 'lucide-react'
import { FavourButton } from '../account/FavourButton.tsx'
import { useLogin } from '../account/LoginContainer.tsx'
import { openDialog, type Reported, type SpecDialog } from './open-dialog.ts'
import { useDownload } from './download.tsx'

/** Opens a dialog about a document; a visitor logs in first, and comes back to it. */
export function useDeeds(datasheetId: number) {
  const { gated } = useLogin()
  return (kind: SpecDialog['kind'], about?: Reported) => {
    const dialog: SpecDialog =
      kind === 'report' ? { kind, datasheetId, ...(about && { about }) } : { kind, datasheetId }
    gated(dialog, () => openDialog(dialog))
  }
}

export interface SpecActionsProps {
  spec: SpecDto
  /** Where its facts and revisions are, on a page that does not show them. */
  infoHref?: string
}

/** What can be done with a document of ours, in the head of its page. */
export function SpecActions({ spec, infoHref }: SpecActionsProps) {
  const open = useDeeds(spec.id)
  const download = useDownload()
  return (
    <>
      <FavourButton datasheetId={spec.id} />
      <Button onPress={() => open('saveSpec')}>
        <Icon of={CloudUpload} /> 存到云盘
      </Button>
      <Button onPress={() => open('sendPdf')}>
        <Icon of={Mail} /> 发到邮箱
      </Button>
      <Button onPress={() => download([wantedOf(spec)], spec.title)}>
        <Icon of={Download} /> 下载
      </Button>
      <More items={moreOf(infoHref)} onAction={() => open('report')} />
    </>
  )
}

/** The same on a phone, where there is room for one button. */
export function SpecMenu({ spec, infoHref }: SpecActionsProps) {
  const open = useDeeds(spec.id)
  const download = useDownload()
  return (
    <More
      items={[
        { id: 'download', label: '下载', icon: <Icon of={Download} /> },
        { id: 'saveSpec', label: '存到云盘', icon: <Icon of={CloudUpload} /> },
        { id: 'sendPdf', label: '发到邮箱', icon: <Icon of={Mail} /> },
        'rule',
        ...moreOf(infoHref),
      ]}
      onAction={(id) => (id === 'download' ? download([wantedOf(spec)], spec.title) : open(id as SpecDialog['kind']))}
    />
  )
}

const More = (menu: Pick<MenuProps, 'items' | 'onAction'>) => (
  <Menu
    placement="bottom end"
    trigger={
      <Button shape="icon" tone="quiet" aria-label="更多操作">
        <Icon of={Ellipsis} size={20} />
      </Button>
    }
    {...menu}
  />
)

/** What is wanted seldom. */
const moreOf = (infoHref: string | undefined): MenuEntry[] => [
  ...(infoHref ? [{ id: 'info', label: '信息与版本', href: infoHref, icon: <Icon of={Info} /> }] : []),
  { id: 'report', label: '报错', icon: <Icon of={Flag} /> },
]

const wantedOf = ({ id, title, fileSize }: SpecDto) => ({ id, name: title, size: fileSize })
