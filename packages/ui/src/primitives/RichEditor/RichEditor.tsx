import { Suspense, useSyncExternalStore } from 'react'
import { FieldGroup } from '../Upload/FieldGroup.tsx'
import type { SendFile } from '../Upload/useUploads.ts'
import { Coming } from './Coming.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

const RichBody = onDemand(() => import('./RichBody.tsx').then((module) => module.RichBody))

export interface RichEditorProps {
  /** What is written: ‘正文’. */
  label: string
  /** What is written so far, as HTML; empty for nothing. */
  html: string
  onChange: (html: string) => void
  /** Sends one image and answers with what the store made of it, as in `Upload`; without it there are no images. */
  onUploadImage?: SendFile
  /** What stands there before anything is written. */
  placeholder?: string
  /** The most characters; what is over is counted in red, and is for the owner to refuse. */
  maxLength?: number
  /** What is wrong with the text. */
  error?: string
  /** What helps to write. */
  help?: React.ReactNode
  /** The name of the field in a `Form`. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** Text with headings, lists, links, images and tables. The editor itself comes late: a page that shows none is light. */
export function RichEditor({ label, help, error, name, isRequired, ...props }: RichEditorProps) {
  const isHere = useIsHere()

  return (
    <FieldGroup {...{ label, help, error, name, isRequired }} isDisabled={props.isDisabled}>
      {(ids) =>
        isHere ? (
          <Suspense fallback={<Coming />}>
            <RichBody
              {...props}
              labelledBy={ids.label}
              describedBy={help || error ? ids.notes : undefined}
              isInvalid={Boolean(error)}
              isRequired={isRequired}
            />
          </Suspense>
        ) : (
          <Coming />
        )
      }
    </FieldGroup>
  )
}

const nothing = () => () => {}

/** The server has no place to write in: it sends the box. */
const useIsHere = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
