export { fewestCovering, type Fewest } from './fewest-covering.ts'
