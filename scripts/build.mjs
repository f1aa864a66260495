// npm run build: builds the parts of the product whose sources have changed.
import { build, install, main } from './steps.mjs'

await main(async () => {
  await install()
  await build()
})
