import { faultsIn, ruled, wxImportRules } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'

export interface WxImportDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Reads the article and puts it into the editor; rejects with the server's word, the address stays typed. */
  send: (url: string) => Promise<unknown>
}

/** Brings an article of a public account into the editor. What cannot be read is copied there and pasted here. */
export function WxImportDialog({ isOpen, onOpenChange, send }: WxImportDialogProps) {
  const [url, setUrl] = useState('')
  const { serverErrors, attempt } = useRefused()
  const faults = url.trim()
    ? faultsIn(wxImportRules, { url: url.trim() })
    : [{ field: 'url', message: '请填写文章网址' }]

  return (
    <Dialog
      title="导入公众号文章"
      subtitle="读不到时，在微信里打开文章，全选复制，直接粘贴到正文。"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Form
        label="导入公众号文章"
        submitLabel="放进编辑器"
        faults={faults}
        serverErrors={serverErrors}
        onSubmit={() => attempt(() => send(url.trim()))}
        actions={<Button onPress={() => onOpenChange(false)}>取消</Button>}
      >
        {(errorOf) => (
          <TextField
            {...ruled(wxImportRules, 'url')}
            value={url}
            onChange={setUrl}
            error={errorOf('url')}
            inputMode="url"
            placeholder="https://mp.weixin.qq.com/s/…"
            help="图片会复制到本站，来源会填好；已写的内容保留，导入的接在后面。"
          />
        )}
      </Form>
    </Dialog>
  )
}
