// The rules that can be played by. The log holds their names: a preset never changes once it has been published.
import { international2022, northAmerica2017, us2021 } from "tilewright/rulesets";

export const rulesets = { us2021, northAmerica2017, international2022 };
