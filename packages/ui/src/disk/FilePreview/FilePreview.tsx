import { formatBytes } from '@xinpu/sdk/format'
import type { CloudFile } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as S from './FilePreview.styles.ts'

/** What of a file can be looked at here. */
export type Preview =
  | { kind: 'picture'; src: string }
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'table'; rows: readonly (readonly string[])[]; isCut: boolean }
  /** A text set as one reads it, by whoever lends it. */
  | { kind: 'prose'; prose: React.ReactNode; isCut: boolean }
  /** Drawn by whoever lends it: a reader of its own. */
  | { kind: 'drawn'; drawing: React.ReactNode }
  | { kind: 'none' }

export interface FilePreviewProps {
  file: CloudFile
  /** What it holds, that it is on its way, or why it did not come. */
  preview: Preview | 'loading' | ErrorStateProps
  onClose: () => void
}

/** A file, looked at where it lies; what cannot be shown can be downloaded. */
export const FilePreview = ({ file, preview, onClose }: FilePreviewProps) => (
  <Drawer
    title={file.name}
    isOpen
    onOpenChange={onClose}
    size="lg"
    footer={
      <>
        <S.Quiet>{formatBytes(file.size)}</S.Quiet>
        <Button onPress={onClose}>关闭</Button>
        <LinkButton tone="primary" href={file.url} download={file.name}>
          下载
        </LinkButton>
      </>
    }
  >
    <Body preview={preview} name={file.name} />
  </Drawer>
)

function Body({ preview, name }: { preview: FilePreviewProps['preview']; name: string }) {
  if (preview === 'loading') return <Skeleton shape="detail" count={1} />
  if (!('kind' in preview) || isFailure(preview)) return <ErrorState {...(preview as ErrorStateProps)} />
  switch (preview.kind) {
    case 'picture':
      return <S.Picture src={preview.src} alt={name} />
    case 'text':
      return (
        <>
          <S.Text tabIndex={0}>{preview.text}</S.Text>
          {preview.isCut && <Cut />}
        </>
      )
    case 'table':
      return (
        <>
          <Table rows={preview.rows} name={name} />
          {preview.isCut && <Cut />}
        </>
      )
    case 'prose':
      return (
        <>
          {preview.prose}
          {preview.isCut && <Cut />}
        </>
      )
    case 'drawn':
      return <S.Drawing>{preview.drawing}</S.Drawing>
    case 'none':
      return <EmptyState title="这种文件不能在这里看" why="下载后用相应的软件打开。" />
  }
}

const kinds = ['picture', 'text', 'table', 'prose', 'drawn', 'none']
const isFailure = ({ kind }: { kind: string }) => !kinds.includes(kind)

const Cut = () => <S.Quiet>只显示了开头，下载后看全部。</S.Quiet>

const Table = ({ rows: [head = [], ...rows], name }: { rows: readonly (readonly string[])[]; name: string }) => (
  <S.Frame tabIndex={0} role="region" aria-label={name}>
    <S.Table>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {head.map((_, column) => (
              <td key={column}>{row[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.Table>
  </S.Frame>
)
