import type { ArticleInput } from '../../school/kinds/article.ts'
import { articles2009 } from './2009.ts'
import { articles2010 } from './2010.ts'
import { articles2011 } from './2011.ts'
import { articles2012 } from './2012.ts'
import { articles2013 } from './2013.ts'
import { articles2014 } from './2014.ts'
import { articles2015 } from './2015.ts'
import { articles2016 } from './2016.ts'
import { articles2017 } from './2017.ts'
import { articles2018 } from './2018.ts'
import { articles2019 } from './2019.ts'
import { articles2020 } from './2020.ts'
import { articles2021 } from './2021.ts'
import { articles2022 } from './2022.ts'
import { articles2023 } from './2023.ts'
import { articles2024 } from './2024.ts'
import { articles2025 } from './2025.ts'
import { articles2026 } from './2026.ts'
import { undatedArticles } from './undated.ts'

/**
 * News for a new installation, newest first and undated last. True history names its sources at the
 * end; every other article is marked as a sample.
 */
export const starterNews: ArticleInput[] = [
  ...articles2026,
  ...articles2025,
  ...articles2024,
  ...articles2023,
  ...articles2022,
  ...articles2021,
  ...articles2020,
  ...articles2019,
  ...articles2018,
  ...articles2017,
  ...articles2016,
  ...articles2015,
  ...articles2014,
  ...articles2013,
  ...articles2012,
  ...articles2011,
  ...articles2010,
  ...articles2009,
  ...undatedArticles,
]
