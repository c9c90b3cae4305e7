import type { FileShare } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ShareList } from './ShareList.tsx'
import * as S from './ShareLinkDialog.styles.ts'

export interface ShareWish {
  expireDays: number
  /** 4 to 8 letters or digits; absent where none is asked for. */
  code?: string
}

export interface ShareLinkDialogProps {
  /** How many files are shared; 0 shows the links that were made alone. */
  count: number
  /** Links that were made before. */
  shares: Listed<FileShare>
  now: Date
  onClose: () => void
  /** Makes the link; rejects with the server's word. */
  make: (wish: ShareWish) => Promise<FileShare>
  /** Takes a link back; rejects with the server's word. */
  withdraw: (share: FileShare) => Promise<unknown>
}

/** Makes a link that opens files to others for some days, with a code where one is wanted, and lists those that were made. */
export function ShareLinkDialog({ count, shares, now, onClose, make, withdraw }: ShareLinkDialogProps) {
  const [made, setMade] = useState<FileShare>()

  return (
    <Dialog
      title={count > 0 ? `分享 ${count} 个文件` : '我的分享'}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>完成</Button>}
    >
      <S.Root>
        {made ? <Made share={made} /> : count > 0 && <Making make={make} onMade={setMade} />}
        <ShareList shares={shares} now={now} withdraw={withdraw} />
      </S.Root>
    </Dialog>
  )
}

/** What is sent to the other side: the link with its code in one text. */
function Made({ share: { url, code } }: { share: FileShare }) {
  return (
    <div>
      <S.Label>链接</S.Label>
      <CopyText text={code ? `${url} 提取码：${code}` : url} label="分享链接">
        <S.Link translate="no">{url}</S.Link>
      </CopyText>
      <S.Quiet>{code ? `提取码 ${code}，复制时带在文字里。` : '拿到链接的人都能下载。'}</S.Quiet>
    </div>
  )
}

interface MakingProps {
  make: ShareLinkDialogProps['make']
  onMade: (share: FileShare) => void
}

function Making({ make, onMade }: MakingProps) {
  const [days, setDays] = useState('7')
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  const fault = code && !/^[A-Za-z0-9]{4,8}$/.test(code) ? '提取码为 4–8 位字母或数字' : undefined
  const send = async () => {
    if (fault) return
    setPending(true)
    setRefusal(undefined)
    try {
      onMade(await make({ expireDays: Number(days), ...(code && { code }) }))
    } catch (error) {
      setRefusal(refusalOf(error, '没有生成链接，请检查网络后重试'))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {refusal && <Alert tone="danger" title={refusal} />}
      <S.Fields>
        <Select label="有效期" options={terms} value={days} onChange={(value) => value && setDays(value)} />
        <TextField
          label="提取码"
          value={code}
          onChange={setCode}
          maxLength={8}
          placeholder="不设就不用填"
          error={fault}
          onEnter={() => void send()}
        />
      </S.Fields>
      <Button tone="primary" isPending={isPending} onPress={() => void send()}>
        生成链接
      </Button>
    </>
  )
}

const terms = [1, 7, 30, 90, 365].map((days) => ({ value: String(days), label: `${days} 天` }))
