import { formatBytes } from '@xinpu/sdk/format'
import type { OpenedShare } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { fileIcon } from '../file-icon.tsx'
import * as S from './SharedFiles.styles.ts'

export interface SharedFilesProps {
  share: OpenedShare
  now: Date
  /** The address that the form of the code is sent to: it works without a script. */
  action: string
  /** What was wrong with the code that was typed. */
  fault?: string | undefined
  /** Takes the code; without a script the form is sent. */
  onCode: (code: string) => void
}

/** What a link opens for whoever has it; with a code, once it is typed. */
export const SharedFiles = ({ share, now, ...code }: SharedFilesProps) => (
  <S.Root>
    <S.Quiet>
      {share.byName} 分享，
      <TimeText value={share.expireTime} now={now} mode="full" /> 到期
    </S.Quiet>
    {share.isOpen ? <Files files={share.files} now={now} /> : <Code {...code} />}
  </S.Root>
)

const Files = ({ files, now }: { files: OpenedShare['files']; now: Date }) => (
  <S.List>
    {files.map((file) => (
      <li key={file.id}>
        <Icon of={fileIcon(file.fileType)} />
        <S.Name>
          {file.name}
          <S.Quiet>
            {formatBytes(file.size)}　<TimeText value={file.updateTime} now={now} />
          </S.Quiet>
        </S.Name>
        <Link href={file.url} download={file.name} aria-label={`下载 ${file.name}`}>
          下载
        </Link>
      </li>
    ))}
  </S.List>
)

function Code({ action, fault, onCode }: Pick<SharedFilesProps, 'action' | 'fault' | 'onCode'>) {
  const [code, setCode] = useState('')
  return (
    <S.Form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (code) onCode(code)
      }}
    >
      <TextField
        name="code"
        label="提取码"
        value={code}
        onChange={setCode}
        maxLength={8}
        error={fault}
        help="分享的人会告诉您"
      />
      <Button tone="primary" type="submit">
        查看文件
      </Button>
    </S.Form>
  )
}
