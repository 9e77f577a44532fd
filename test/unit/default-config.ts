import * as v from 'valibot';
import { configSchema } from '../../src/generator/load/config/config-schema.ts';
import { completeConfig } from '../../src/generator/load/config/resolve-config.ts';
import type { SiteConfig } from '../../src/generator/model/config.ts';

/** The configuration of a site in a folder of this name that sets nothing. */
export const DEFAULT_CONFIG: SiteConfig = completeConfig(v.parse(configSchema, {}), 'Mapwright');
