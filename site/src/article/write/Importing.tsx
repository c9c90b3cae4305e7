import { myArticleImportWx } from '@xinpu/sdk/article'
import { WxImportDialog, type ArticleValues } from '@xinpu/ui/article'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../../app/api.ts'

interface ImportingProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What stands in the editor at that moment. */
  valuesNow: () => ArticleValues
  onChange: (part: Partial<ArticleValues>) => void
}

/** Brings in an article of a public account: behind what is written, and nothing that was filled in is replaced. */
export function Importing({ valuesNow, onChange, ...opening }: ImportingProps) {
  const call = useCall()
  const bring = async (url: string) => {
    const { title, content, imgUrl, ...origin } = await call(myArticleImportWx, { url })
    const { title: ownTitle, content: written, imgUrl: ownCover } = valuesNow()
    onChange({ ...origin, title: ownTitle || title, content: written + content, imgUrl: ownCover || imgUrl })
    opening.onOpenChange(false)
    toast.success('已放进编辑器')
  }
  return <WxImportDialog {...opening} send={bring} />
}
