// Made by `npm run types` from schema.json; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountWish
         * @description An account: a guest who asks for one keeps all games.
         */
        AccountWish: {
            /**
             * Email
             * @default null
             */
            email?: string | null;
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * AnalysisState
         * @description How far an analysis is, and what it found.
         */
        AnalysisState: {
            /** Analysis */
            analysis: {
                [key: string]: unknown;
            } | null;
            /** Progress */
            progress: number;
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "waiting" | "running" | "done" | "failed";
        };
        /**
         * AnalysisWish
         * @description How deeply to think about every move.
         */
        AnalysisWish: {
            /**
             * Level
             * @default 3
             */
            level?: number;
        };
        /**
         * Answer
         * @description Agree, or not, that a move is taken back. The one who asked may withdraw by not agreeing.
         */
        Answer: {
            /** Agree */
            agree: boolean;
            /** Id */
            id: number;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
        };
        /**
         * Bye
         * @description The last message, and why.
         */
        Bye: {
            message: components["schemas"]["Spoken"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bye";
        };
        /**
         * Chat
         * @description Say something to all at the table.
         */
        Chat: {
            /** Id */
            id: number;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * ChatLine
         * @description One line of the chat. `seat` is empty for a spectator.
         */
        ChatLine: {
            /** At */
            at: string;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /**
         * ChatSaid
         * @description A new line of the chat.
         */
        ChatSaid: {
            line: components["schemas"]["ChatLine"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        ClientMessage: components["schemas"]["Play"] | components["schemas"]["Undo"] | components["schemas"]["Answer"] | components["schemas"]["Chat"] | components["schemas"]["Look"] | components["schemas"]["Ping"];
        /**
         * Clocks
         * @description How much time is left, now.
         */
        Clocks: {
            /** Remaining Ms */
            remaining_ms: number[];
            /** Running */
            running: number | null;
        };
        /**
         * DaysClock
         * @description So many days for a move.
         */
        DaysClock: {
            /** Days */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
        };
        /**
         * Done
         * @description It was done, and what was to be kept is stored.
         */
        Done: {
            /** Of */
            of: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /**
         * Entropy
         * @description Chance that a player adds, so that not even the server alone decides the draws.
         */
        Entropy: {
            /** Text */
            text: string;
        };
        /**
         * Entry
         * @description Something that happened at the table, told.
         */
        Entry: {
            /** At */
            at: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "move" | "asked" | "declined" | "undo" | "timeout" | "resign" | "takeover";
            /** Ply */
            ply: number;
            /** Seat */
            seat: number | null;
            /** Seq */
            seq: number;
            /** Story */
            story: components["schemas"]["Spoken"][];
        };
        /**
         * GameInfo
         * @description A game of the house.
         */
        GameInfo: {
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /** Players */
            players: number[];
            /** Version */
            version: number;
        };
        /**
         * GameStatistics
         * @description How a game goes at this house.
         */
        GameStatistics: {
            /** Finished */
            finished: number;
            /** Game */
            game: string;
            /** Mean Plies */
            mean_plies: number;
            /** Running */
            running: number;
            /** Wins By Seat */
            wins_by_seat: number[];
        };
        /**
         * GuestWish
         * @description A guest needs only a name.
         */
        GuestWish: {
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language?: "en" | "ro" | "hu" | "fr";
            /** Name */
            name: string;
        };
        /**
         * House
         * @description What there is.
         */
        House: {
            /** Games */
            games: components["schemas"]["GameInfo"][];
            /** Languages */
            languages: string[];
            /** Levels */
            levels: components["schemas"]["LevelInfo"][];
            me: components["schemas"]["Me"] | null;
            /** Protocol */
            protocol: number;
            /** Version */
            version: string;
        };
        /**
         * LevelInfo
         * @description A level of the bots.
         */
        LevelInfo: {
            /** Level */
            level: number;
            /** Name */
            name: string;
        };
        /**
         * LiveClock
         * @description Everybody has so many minutes, and gains seconds with every turn.
         */
        LiveClock: {
            /**
             * Increment
             * @default 0
             */
            increment?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            /** Minutes */
            minutes: number;
        };
        /**
         * Look
         * @description Of several seats of one browser, show what this one sees.
         */
        Look: {
            /** Id */
            id: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "look";
        };
        /**
         * Me
         * @description Whoever asks.
         */
        Me: {
            /** Created */
            created: string;
            /** Email */
            email: string | null;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account";
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "ro" | "hu" | "fr";
            /** Name */
            name: string;
            /** Notify */
            notify: boolean;
        };
        /**
         * MeWish
         * @description What a person may change about themselves.
         */
        MeWish: {
            /**
             * Email
             * @default null
             */
            email?: string | null;
            /**
             * Language
             * @default null
             */
            language?: ("en" | "ro" | "hu" | "fr") | null;
            /**
             * Name
             * @default null
             */
            name?: string | null;
            /**
             * Notify
             * @default null
             */
            notify?: boolean | null;
            /**
             * Old Password
             * @default null
             */
            old_password?: string | null;
            /**
             * Password
             * @default null
             */
            password?: string | null;
        };
        /**
         * OptionInfo
         * @description What can be chosen before a game; the first choice is the default.
         */
        OptionInfo: {
            /** Choices */
            choices: (boolean | string)[];
            /** Default */
            default: boolean | string;
            /** Name */
            name: string;
            /** Unlocks */
            unlocks: number[];
        };
        /**
         * PersonPage
         * @description What everybody may know of an account.
         */
        PersonPage: {
            /** Games */
            games: number;
            /** Name */
            name: string;
            /** Ratings */
            ratings: components["schemas"]["RatingInfo"][];
            /** Since */
            since: string;
            /** Wins */
            wins: number;
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Play
         * @description Play a move. It names the ply it answers: said twice, it is played once.
         */
        Play: {
            /** Id */
            id: number;
            /** Move */
            move: string;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
        };
        /**
         * Pong
         * @description I am here.
         */
        Pong: {
            /** Of */
            of: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * Position
         * @description Where the game stands, as this reader may see it. `view` is `Match.view`.
         */
        Position: {
            clocks: components["schemas"]["Clocks"] | null;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number | null;
            /** Seq */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "position";
            undo: components["schemas"]["UndoAsked"] | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * PositionAt
         * @description A position of the past, and the story of the move that led there.
         */
        PositionAt: {
            /** Story */
            story: components["schemas"]["Spoken"][];
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Presence
         * @description Who is here.
         */
        Presence: {
            /** Connected */
            connected: number[];
            /** Spectators */
            spectators: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
        };
        /**
         * Problem
         * @description Why a request was refused.
         */
        Problem: {
            error: components["schemas"]["Spoken"];
        };
        /**
         * RatingInfo
         * @description How strong somebody is in a game: openskill's mean and its uncertainty.
         */
        RatingInfo: {
            /** Game */
            game: string;
            /** Games */
            games: number;
            /** Name */
            name: string;
            /** Rating */
            rating: number;
            /** Uncertainty */
            uncertainty: number;
        };
        /**
         * Refused
         * @description It was not done, and why; nothing changed.
         */
        Refused: {
            message: components["schemas"]["Spoken"];
            /** Of */
            of: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refused";
        };
        /**
         * Result
         * @description How it ended.
         */
        Result: {
            /** Ranks */
            ranks: number[];
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
        };
        /**
         * SeatBot
         * @description A bot sits here.
         */
        SeatBot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /** Level */
            level: number;
        };
        /**
         * SeatInfo
         * @description Who sits where.
         */
        SeatInfo: {
            /** Connected */
            connected: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Level */
            level: number | null;
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Person */
            person: string | null;
            /** Rating */
            rating: number | null;
            /** Remaining Ms */
            remaining_ms: number | null;
            /** Seat */
            seat: number;
        };
        /**
         * SeatMe
         * @description Whoever asks sits here.
         */
        SeatMe: {
            /**
             * Invite
             * @default null
             */
            invite?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "me";
        };
        /**
         * SeatOpen
         * @description Nobody yet.
         */
        SeatOpen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /**
         * SeatPerson
         * @description Somebody else at the same screen.
         */
        SeatPerson: {
            /**
             * Invite
             * @default null
             */
            invite?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "person";
            /** Name */
            name: string;
        };
        ServerMessage: components["schemas"]["Welcome"] | components["schemas"]["Position"] | components["schemas"]["Told"] | components["schemas"]["TableChanged"] | components["schemas"]["ChatSaid"] | components["schemas"]["Presence"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /**
         * SessionInfo
         * @description One browser that is signed in.
         */
        SessionInfo: {
            /** Agent */
            agent: string;
            /** Created */
            created: string;
            /** Current */
            current: boolean;
            /** Id */
            id: string;
            /** Seen */
            seen: string;
        };
        /**
         * SignIn
         * @description Name and password.
         */
        SignIn: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * Spoken
         * @description A message key and its arguments; the reader's language turns it into words.
         */
        Spoken: {
            /**
             * Arguments
             * @default {}
             */
            arguments?: {
                [key: string]: unknown;
            };
            /** Key */
            key: string;
        };
        /**
         * TableChanged
         * @description Seats, status or rematch changed.
         */
        TableChanged: {
            table: components["schemas"]["TableSummary"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        /**
         * TableList
         * @description Tables, newest first.
         */
        TableList: {
            /** More */
            more: boolean;
            /** Tables */
            tables: components["schemas"]["TableSummary"][];
        };
        /**
         * TableSummary
         * @description A table, as whoever asks may see it.
         */
        TableSummary: {
            /** Actor */
            actor: number | null;
            /** Clock */
            clock: (components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"]) | null;
            /** Commitment */
            commitment: string;
            /** Created */
            created: string;
            /** Entropy */
            entropy: string[];
            /** Finished */
            finished: string | null;
            /** Game */
            game: string;
            /** Host */
            host: string;
            /** Id */
            id: string;
            /** Invite */
            invite: string | null;
            /** Name */
            name: string;
            /** Next */
            next: string | null;
            /**
             * On Timeout
             * @enum {string}
             */
            on_timeout: "bot" | "resign";
            /** Options */
            options: {
                [key: string]: boolean | string;
            };
            /** Players */
            players: number;
            /** Ply */
            ply: number;
            /** Public */
            public: boolean;
            result: components["schemas"]["Result"] | null;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Seed */
            seed: string | null;
            /** Started */
            started: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "finished";
            /** Version */
            version: number;
            /** You Are Host */
            you_are_host: boolean;
        };
        /**
         * TableWish
         * @description A table to be set up. Seats that are not named are open.
         */
        TableWish: {
            /**
             * Clock
             * @default null
             */
            clock?: (components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"]) | null;
            /** Game */
            game: string;
            /**
             * Name
             * @default null
             */
            name?: string | null;
            /**
             * On Timeout
             * @default bot
             * @enum {string}
             */
            on_timeout?: "bot" | "resign";
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: boolean | string;
            };
            /** Players */
            players: number;
            /**
             * Public
             * @default false
             */
            public?: boolean;
            /**
             * Seats
             * @default []
             */
            seats?: (components["schemas"]["SeatMe"] | components["schemas"]["SeatPerson"] | components["schemas"]["SeatBot"] | components["schemas"]["SeatOpen"])[];
            /**
             * Start
             * @default false
             */
            start?: boolean;
        };
        /**
         * TokenInfo
         * @description A token for programs. `token` is there once, when it is made.
         */
        TokenInfo: {
            /** Created */
            created: string;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /**
             * Token
             * @default null
             */
            token?: string | null;
            /** Used */
            used: string | null;
        };
        /**
         * TokenWish
         * @description A label, to know tokens apart.
         */
        TokenWish: {
            /** Label */
            label: string;
        };
        /**
         * Told
         * @description What happened since, in order.
         */
        Told: {
            /** Entries */
            entries: components["schemas"]["Entry"][];
            /** Seq */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "told";
        };
        /**
         * Undo
         * @description Take back the last move of a seat: at once if nothing was shown by it, else with the consent of the others.
         */
        Undo: {
            /** Id */
            id: number;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
        };
        /**
         * UndoAsked
         * @description Somebody asked to take the last move back.
         */
        UndoAsked: {
            /** Asked By */
            asked_by: number;
            /** Ply */
            ply: number;
            /** Waiting For */
            waiting_for: number[];
        };
        /**
         * Verification
         * @description Whether the draws of a finished game follow from the seed that was promised.
         */
        Verification: {
            /** Commitment */
            commitment: string;
            /** Digest */
            digest: string;
            /** Entropy */
            entropy: string[];
            /** Keeps Promise */
            keeps_promise: boolean;
            /** Moves */
            moves: number;
            /** Replays */
            replays: boolean;
            /** Seed */
            seed: string;
        };
        /**
         * Welcome
         * @description The first message.
         */
        Welcome: {
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Mine */
            mine: number[];
            /** Protocol */
            protocol: number;
            /** Seq */
            seq: number;
            table: components["schemas"]["TableSummary"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "welcome";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
