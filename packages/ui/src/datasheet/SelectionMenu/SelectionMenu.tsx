import { Copy, Cpu, FileSearch, Flag, Search } from 'lucide-react'
import { useState } from 'react'
import { Anchored } from '../../primitives/Anchored/Anchored.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { copyToClipboard } from '../../primitives/CopyText/copy-to-clipboard.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { PdfSelection } from '../PdfViewer/usePdfSelection.ts'

export interface SelectionMenuProps {
  /** What is selected on the pages; without it there is no menu. */
  selection: PdfSelection | null
  /** Looks for the selected words in the document. */
  onFind?: (text: string) => void
  /** Where a part is looked for by the selected words. */
  searchHref?: (text: string) => Href
  /** Where the selected words are looked for inside all datasheets. */
  fulltextHref?: (text: string) => Href
  /** Something is wrong with what is selected. */
  onReport?: (selection: PdfSelection) => void
}

/** Nobody looks for a paragraph. */
const longestFind = 60

/**
 * What can be done with selected text of a document, over the text itself. Once it was used or put away it does not
 * come back before something else is selected, however the pages scroll under what still is.
 */
export function SelectionMenu({ selection: selected, onFind, onReport, ...places }: SelectionMenuProps) {
  const [closed, setClosed] = useState<number>()
  const selection = selected?.nth === closed ? null : selected
  const close = () => setClosed(selected?.nth)
  const act = (action: (selection: PdfSelection) => void) => () => {
    if (selection) action(selection)
    close()
  }
  const words = selection && selection.text.length <= longestFind ? selection.text.trim() : ''

  return (
    <Anchored rect={selection?.rect ?? null} label="对选中文字的操作" onClose={close}>
      <Button tone="quiet" size="sm" onPress={act(({ text }) => void copyToClipboard(text, '选中文字'))}>
        <Icon of={Copy} /> 复制
      </Button>
      {onFind && words && (
        <Button tone="quiet" size="sm" onPress={act(({ text }) => onFind(text))}>
          <Icon of={Search} /> 查找
        </Button>
      )}
      {words && <Places words={words} {...places} />}
      {onReport && (
        <Button tone="quiet" size="sm" onPress={act(onReport)}>
          <Icon of={Flag} /> 报错
        </Button>
      )}
    </Anchored>
  )
}

type PlacesProps = Pick<SelectionMenuProps, 'searchHref' | 'fulltextHref'> & { words: string }

function Places({ words, searchHref, fulltextHref }: PlacesProps) {
  return (
    <>
      {searchHref && (
        <LinkButton tone="quiet" size="sm" href={searchHref(words)}>
          <Icon of={Cpu} /> 搜型号
        </LinkButton>
      )}
      {fulltextHref && (
        <LinkButton tone="quiet" size="sm" href={fulltextHref(words)}>
          <Icon of={FileSearch} /> 搜全文
        </LinkButton>
      )}
    </>
  )
}
