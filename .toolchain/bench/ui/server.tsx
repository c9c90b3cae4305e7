import { renderToString } from 'react-dom/server'
import { tables } from './tables.tsx'

/** The HTML of a table. */
export const htmlOf = (kind: keyof typeof tables): string => renderToString(tables[kind])
