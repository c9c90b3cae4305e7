import { useMedia } from '../app/use-media.ts'

/** The header of the page, and from 1024 px that of the document under it. */
const [pageHeader, specHeader] = [83, 60]

/** How many pixels at the top of the window are covered while a document is read. */
export const useReaderTop = (): number => (useMedia('(min-width: 1024px)') ? pageHeader + specHeader : pageHeader)
